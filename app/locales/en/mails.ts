// What letters say; first-level key = room, `frame` is what all of them have around it. Server only.
export default {
  frame: {
    address: "If the button does not work, open this address:",
    sender: "This mail comes from {name}, published by {operator}.",
    contact: "Questions? Write to {mailbox}.",
  },
} as const;
