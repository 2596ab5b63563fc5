// Printed on the server: no part of what the browser loads.
export default {
  title: "EU News Hub",
} as const;
