// Asks for one page as fast as it is answered: node bench/load.ts PORT PATH REQUESTS CONNECTIONS. It reads the length
// of each answer and counts bytes, so that the load costs less than what it measures.
import { connect } from "node:net";

const [port = "", path = "/", requests = "1000", connections = "16"] = process.argv.slice(2);
const question = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nAccept-Language: en\r\nUser-Agent: load\r\n\r\n`;
const total = Number(requests);

const began = process.hrtime.bigint();
let asked = 0;
let answered = 0;
await Promise.all(Array.from({ length: Number(connections) }, () => ask()));
const seconds = Number(process.hrtime.bigint() - began) / 1e9;
console.log(JSON.stringify({ requests: answered, seconds }));

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1");
    let length = 0;
    let received = 0;
    const next = () => {
      if (asked >= total) {
        socket.destroy();
        return resolve();
      }
      asked++;
      received = 0;
      socket.write(question);
    };
    socket.setNoDelay(true).on("error", reject).on("connect", next);
    socket.on("data", (bytes) => {
      received += bytes.length;
      // An answer may be shorter than the one before: the page has been compressed better meanwhile.
      if (received === bytes.length) length = lengthOf(bytes);
      if (received < length) return;
      if (received > length) throw new Error(`an answer of ${received} bytes instead of ${length}`);
      answered++;
      next();
    });
  });
}

/** Of a whole answer, by its first piece, which holds all header fields. */
function lengthOf(bytes: Buffer): number {
  const head = bytes.toString("latin1");
  const body = /content-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith("HTTP/1.1 200") || !body)
    throw new Error(`unexpected: ${head.slice(0, 200)}`);
  return head.indexOf("\r\n\r\n") + 4 + Number(body);
}
