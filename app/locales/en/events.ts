// Printed on the server: no part of what the browser loads.
export default {
  title: "Stories of one event",
} as const;
