import { describe, expect, it } from "vitest";
import { embedOrigin } from "#media/embed.ts";
import { finishDocument, pickEncoding, toPage } from "./pages.ts";
import { contentPolicy, hashSource, securityHeaders } from "./security-headers.ts";

const plain = { https: false, formActions: [] };
const html = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

describe("the policy", () => {
  it("admits the inline scripts that carry the nonce, by hash, and takes the nonce away", () => {
    const { html: sent, policy } = finishDocument(
      html('<script nonce="N1">ours()</script><script>theirs()</script>'),
      "N1",
      plain,
    );
    expect(policy).toContain(`script-src 'self' ${hashSource("ours()")};`);
    expect(policy).not.toContain(hashSource("theirs()"));
    expect(sent).not.toContain("N1");
    expect(policy).not.toMatch(/unsafe|nonce/);
  });

  it("admits the inline styles that carry the nonce, and no others", () => {
    const { html: sent, policy } = finishDocument(
      html('<style nonce="N1">ours{}</style><style>theirs{}</style>'),
      "N1",
      plain,
    );
    expect(policy).toContain(`style-src 'self' ${hashSource("ours{}")};`);
    expect(policy).not.toContain(hashSource("theirs{}"));
    expect(sent).not.toContain("N1");
  });

  it("knows the hash of a script that everybody knows", () => {
    // From the specification, Content Security Policy Level 3, 8.2.
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it("names another site's player only in a document that has one", () => {
    const policyOf = (html: string) => finishDocument(html, "n", plain).policy;
    const address = `${embedOrigin}/embed/tideTIDE012`;
    expect(policyOf(`<button data-embed="${address}">`)).toContain(`; frame-src ${embedOrigin};`);
    expect(policyOf(`<a href="${address}">`)).not.toContain("frame-src");
    expect(policyOf(`<button data-embed="https://other.example/">`)).not.toContain("frame-src");
  });

  it("names the publisher of a stream only in a document that has one", () => {
    const policyOf = (html: string) => finishDocument(html, "n", plain).policy;
    expect(policyOf(`<div data-stream="https://stream.example/a/main.m3u8?b=1&amp;c">`)).toContain(
      "; connect-src 'self' https://stream.example;",
    );
    for (const other of [`data-stream="/media/video/1/free/hls/main.m3u8"`, `title="https://a/"`])
      expect(policyOf(`<div ${other}>`)).not.toContain("connect-src");
    expect(policyOf(`<div data-stream="https://a; script-src *//b">`)).not.toContain(
      "script-src *",
    );
  });

  it("leads forms to payment pages only when told so, and asks for https only on https", () => {
    expect(contentPolicy(plain)).toContain("form-action 'self';");
    const pay = { https: true, formActions: ["https://pay.example"] };
    expect(contentPolicy(pay)).toContain("form-action 'self' https://pay.example;");
    expect(contentPolicy(pay)).toContain("upgrade-insecure-requests");
    expect(securityHeaders(pay)["strict-transport-security"]).toBe("max-age=31536000");
    expect(securityHeaders(plain)).not.toHaveProperty("strict-transport-security");
  });
});

describe("a page", () => {
  const answer = (init: ResponseInit = {}) =>
    new Response(html("<p>Nachricht</p>"), {
      ...init,
      headers: { "content-type": "text/html", ...(init.headers as Record<string, string>) },
    });
  const caching = { "cache-control": "public, max-age=0", vary: "Accept-Encoding" };

  it("has a strong validator of its own in each encoding", async () => {
    const { variants } = await toPage(answer(), "", plain, caching);
    const etags = [variants.br.etag, variants.gzip.etag, variants.identity.etag];
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
  });

  it("can be had in fewer bytes, which have a validator of their own", async () => {
    const body = html(Array.from({ length: 400 }, (_, n) => `<p>Satz ${n * n}</p>`).join(""));
    const answered = () => new Response(body, { headers: { "content-type": "text/html" } });
    const page = await toPage(answered(), "", plain, caching);
    const better = await page.better?.();
    expect(better?.variants.br.body.length).toBeLessThan(page.variants.br.body.length);
    expect(better?.variants.br.etag).not.toBe(page.variants.br.etag);
    expect(better?.variants.gzip).toBe(page.variants.gzip);
    expect((await toPage(answered(), "", plain, caching, true)).better).toBeUndefined();
    expect((await toPage(answer({ status: 404 }), "", plain, caching)).better).toBeUndefined();
  });

  it("is for one visitor only when the route says so or sets a cookie, and carries no cookie", async () => {
    expect((await toPage(answer(), "", plain, caching)).shared).toBe(true);
    for (const [name, value] of [
      ["cache-control", "private"],
      ["set-cookie", "a=b"],
    ] as const) {
      const page = await toPage(answer({ headers: { [name]: value } }), "", plain, caching);
      expect(page.shared).toBe(false);
      expect(page.variants.br.headers).not.toContain("set-cookie");
      expect(page.variants.br.headers).toContain("private, no-store");
    }
    expect((await toPage(answer({ status: 500 }), "", plain, caching)).shared).toBe(false);
  });

  it("is sent in the best encoding that the visitor takes", () => {
    expect(pickEncoding("gzip, deflate, br")).toBe("br");
    expect(pickEncoding("gzip, br;q=0")).toBe("gzip");
    expect(pickEncoding("br; q=0.0, gzip;q=0.5")).toBe("gzip");
    expect(pickEncoding("deflate")).toBe("identity");
    expect(pickEncoding(undefined)).toBe("identity");
  });
});
