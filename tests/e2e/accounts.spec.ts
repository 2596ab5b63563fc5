// A person's account, from the sign-up to the way out.
import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { expectNoBarriersInBothThemes } from "./axe.ts";
import { accepted, keep, kept, open, overflowOf } from "./reader.ts";
import { expect, served, test } from "./site.ts";

const password = "Rosinante7";
let count = 0;
const newEmail = () => `account-${Date.now()}-${++count}@example.eu`;

type Mail = { to: string; subject: string; text: string };
/** The link in the newest mail of this kind. */
async function linkTo(request: APIRequestContext, to: string, subject: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const mails: Mail[] = await (await request.get(`/dev/mail.json?to=${to}`)).json();
    const mail = mails.find((m) => m.to === to && m.subject === subject);
    link = /https?:\S+token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return new URL(link).pathname + new URL(link).search;
}

/** An account that is confirmed, made by posts alone. */
async function newAccount(context: BrowserContext, origin: string): Promise<string> {
  const email = newEmail();
  const post = (path: string, form: Record<string, string>) =>
    context.request.post(path, { form, headers: { origin }, maxRedirects: 0 });
  await post("/auth?tab=sign-up", { intent: "sign-up", email, password, adult: "on" });
  const link = await linkTo(context.request, email, "Confirm your address");
  await post("/auth/confirm", {
    token: new URLSearchParams(link.split("?")[1]).get("token") ?? "",
  });
  return email;
}

const tabTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Sign in or sign up" }).getByRole("link", { name });
const atTab = (page: Page, name: string) =>
  expect(tabTo(page, name)).toHaveAttribute("aria-current", "page");
const fill = async (page: Page, email: string, secret = password) => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(secret);
};
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const signIn = async (page: Page, email: string, secret = password, path = "/auth") => {
  await open(page, path);
  await fill(page, email, secret);
  await press(page, "Sign In");
};
/** The document is the signed-in reader's, and the session is watched. */
const signedIn = async (page: Page, email: string) => {
  await expect(page.locator("#user-menu .signed-in")).toContainText(email);
  await served(page);
};

/** Between the text of an element and what is behind it (WCAG 2.2, 1.4.3); axe looks at nothing that is disabled. */
const contrast = (element: Element): number => {
  const { color, backgroundColor } = getComputedStyle(element);
  const lightness = (text: string) => {
    const [r = 0, g = 0, b = 0] = (text.match(/[\d.]+/g) ?? []).map((value) => {
      const part = Number(value) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [lightness(color), lightness(backgroundColor)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

test.describe("an account", () => {
  test.use({ allowed: [/\b(400|401)\b/] });
  test.beforeEach(({ page }) => keep(page, accepted));

  test("from sign-up to sign-out", async ({ page, request }) => {
    const email = newEmail();
    await open(page, "/auth");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Eunison");
    await tabTo(page, "Sign Up").click();
    await atTab(page, "Sign Up");
    await served(page);
    await fill(page, email);
    await page.getByLabel("I declare that I am 18 or older.").check();
    await press(page, "Sign Up");
    const toast = page.getByRole("status").filter({ hasText: "Success!" });
    await expect(toast).toContainText("Please check your email for the confirmation link.");
    await expect(page.getByLabel("Email")).toHaveValue("");
    await expect(page.getByLabel("Password")).toHaveValue("");

    await open(page, await linkTo(request, email, "Confirm your address"));
    await expect(page.getByLabel("Password")).toHaveCount(0);
    await press(page, "Confirm");
    await expect(page).toHaveURL(/\/auth\?done=confirmed/);
    await served(page);
    await expect(page.getByRole("main").getByRole("status")).toContainText("is confirmed");
    await fill(page, email);
    await press(page, "Sign In");
    await expect(page).toHaveURL("/");
    await signedIn(page, email);

    await page.getByRole("button", { name: "Account menu" }).click();
    const menu = page.locator("#user-menu");
    await expect(menu).toBeVisible();
    await menu.getByRole("link", { name: "Account and security" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account and security");
    await expect(page.getByText("This device")).toBeVisible();

    const part = page.getByRole("region", { name: "Password", exact: true });
    await part.getByLabel("Current password").fill(password);
    await part.getByLabel("New password").fill("dulcinea");
    await press(page, "Change the password");
    await expect(part.locator("#new-password-problem")).toHaveText(
      "Password must contain at least one uppercase letter",
    );
    await expect(part.getByLabel("New password")).toBeFocused();
    await expect(page.getByRole("alert").filter({ hasText: "Error" })).toHaveCount(0);
    await part.getByLabel("New password").fill("Dulcinea8");
    await press(page, "Change the password");
    await expect(page.getByRole("status").filter({ hasText: "Success!" })).toContainText(
      "Your password is changed.",
    );

    await page.getByRole("button", { name: "Account menu" }).click();
    await menu.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    await expect
      .poll(() => page.context().cookies())
      .not.toContainEqual(expect.objectContaining({ name: "eunison.session_token" }));
    await expect.poll(() => kept(page, "cookie_consent")).toBe("accepted");

    await signIn(page, email);
    await expect(page.getByRole("alert").filter({ hasText: "Error" })).toContainText(
      "Invalid email or password",
    );
    await fill(page, email, "Dulcinea8");
    await press(page, "Sign In");
    await expect(page).toHaveURL("/");
  });

  test("says what is wrong, first by the rule that fails first, then at every change", async ({
    page,
  }) => {
    await open(page, "/auth?tab=sign-up");
    const secret = page.getByLabel("Password");
    await press(page, "Sign Up");
    await expect(page.locator("#email-problem")).toHaveText("Email is required");
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is required");
    // Said once, beside the field.
    await expect(page.getByRole("alert").filter({ hasText: "Error" })).toHaveCount(0);
    await page.getByLabel("Email").fill("ana");
    await expect(page.locator("#email-problem")).toHaveText("Invalid email address");
    await page.getByLabel("Email").fill("ana@example.eu");
    await expect(page.locator("#email-problem")).toHaveCount(0);
    for (const [value, message] of [
      ["short", "Password must be at least 8 characters"],
      ["rosinante", "Password must contain at least one uppercase letter"],
      ["ROSINANTE", "Password must contain at least one lowercase letter"],
      ["Rosinante", "Password must contain at least one number"],
    ] as const) {
      await secret.fill(value);
      await expect(page.locator("#password-problem")).toHaveText(message);
    }
    await secret.fill("Password123");
    await press(page, "Sign Up");
    await expect(page.locator("#adult-problem")).toHaveText(
      "You must be 18 or older to have an account",
    );
    await page.getByRole("checkbox").check();
    await press(page, "Sign Up");
    await expect(page.locator("#password-problem")).toContainText(
      "one of the most common passwords",
    );
    await expect(secret).toBeFocused();
  });

  test("is left in every tab at once, and in this browser nothing stays of it", async ({
    page,
    context,
    baseURL,
  }) => {
    const email = await newAccount(context, baseURL ?? "");
    await signIn(page, email, password, "/auth?redirectTo=%2Fsaved");
    await expect(page).toHaveURL("/saved");
    await signedIn(page, email);
    const other = await context.newPage();
    await keep(other, accepted);
    await open(other, "/account");
    await signedIn(other, email);
    await page.evaluate(() => localStorage.setItem("saved_queue", "[]"));
    await page.getByRole("button", { name: "Account menu" }).click();
    await press(page, "Sign Out");
    await expect(page).toHaveURL("/");
    await expect(other).toHaveURL("/");
    await expect(other.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    await expect.poll(() => kept(page, "saved_queue")).toBeNull();
    await expect.poll(() => kept(page, "cookie_consent")).toBe("accepted");
  });

  test("ends elsewhere: without a live line the tab finds out at its next tick", async ({
    page,
    context,
    baseURL,
  }) => {
    await page.clock.install();
    // Neither way to a live connection: no worker, and no lock for a tab that leads.
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, "SharedWorker");
      Object.defineProperty(navigator, "locks", {
        value: { request: () => new Promise(() => {}) },
      });
    });
    const email = await newAccount(context, baseURL ?? "");
    await signIn(page, email, password, "/auth?redirectTo=%2Faccount");
    await expect(page).toHaveURL("/account");
    await signedIn(page, email);
    // Another browser of the same person, whose sign-out is global.
    const form = { intent: "sign-in", email, password };
    const headers = { origin: baseURL ?? "" };
    const elsewhere = await context.browser()?.newContext({ baseURL: baseURL ?? "" });
    await elsewhere?.request.post("/auth", { form, headers });
    await elsewhere?.request.post("/auth/sign-out", { headers });
    await elsewhere?.close();
    await page.clock.runFor(31_000);
    await expect(page).toHaveURL("/");
  });

  test("by keyboard alone", async ({ page, context, baseURL }) => {
    const email = await newAccount(context, baseURL ?? "");
    await open(page, "/auth");
    await tabTo(page, "Sign Up").press("Enter");
    await atTab(page, "Sign Up");
    await tabTo(page, "Sign In").press("Enter");
    await expect(page).toHaveURL("/auth");
    await tabTo(page, "Sign Up").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await signedIn(page, email);
    await page.getByRole("button", { name: "Account menu" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#user-menu")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.locator("#user-menu").getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.locator("#user-menu")).toBeHidden();
    await expect(page.getByRole("button", { name: "Account menu" })).toBeFocused();
  });

  test("in a small window: the menu holds the reader's pages", async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const email = await newAccount(context, baseURL ?? "");
    await signIn(page, email);
    await expect(page).toHaveURL("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const sheet = page.locator("#menu");
    await expect(sheet).toContainText(email);
    await expect(sheet.getByRole("link", { name: "Profile Settings" })).toBeVisible();
    await expect.poll(() => overflowOf(page)).toBe(0);
    await sheet.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(sheet.getByRole("link", { name: "Login" })).toBeVisible();
  });

  test("is open to everybody, in light and dark", async ({ page, context, baseURL }) => {
    const email = await newAccount(context, baseURL ?? "");
    for (const path of ["/auth", "/auth?tab=sign-up", "/auth/forgot", "/auth/reset?token=x"]) {
      await open(page, path);
      await expectNoBarriersInBothThemes(page);
    }
    await open(page, "/auth?tab=sign-up");
    await press(page, "Sign Up");
    await expectNoBarriersInBothThemes(page);
    await open(page, "/auth?redirectTo=%2Faccount");
    // An answer without a page leaves this one as it is while it waits for one.
    await page.route("**/auth?**", (route) => route.fulfill({ status: 204 }), { times: 1 });
    await fill(page, email);
    await press(page, "Sign In");
    const busy = page.getByRole("button", { name: "Signing in..." });
    await expect(busy).toBeDisabled();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      // The pointer rests on the button, and what it says is to be read (WCAG 2.2, 1.4.3).
      await expect.poll(() => busy.evaluate(contrast)).toBeGreaterThanOrEqual(4.5);
    }
    await signIn(page, email, password, "/auth?redirectTo=%2Faccount");
    await expect(page).toHaveURL("/account");
    await signedIn(page, email);
    await expectNoBarriersInBothThemes(page);
    await page.getByRole("button", { name: "Account menu" }).click();
    await expectNoBarriersInBothThemes(page);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("from sign-up to sign-out", async ({ page, request }) => {
      const email = newEmail();
      await page.goto("/auth?redirectTo=%2Faccount");
      await tabTo(page, "Sign Up").click();
      await fill(page, email, "short");
      await press(page, "Sign Up");
      await expect(page.locator("#password-problem")).toHaveText(
        "Password must be at least 8 characters",
      );
      await expect(page.getByLabel("Password")).toBeFocused();
      await expect(page.getByLabel("Email")).toHaveValue(email);
      await fill(page, email);
      await page.getByRole("checkbox").check();
      await press(page, "Sign Up");
      await expect(page.getByRole("main").getByRole("status")).toHaveText(
        "Please check your email for the confirmation link.",
      );
      const link = await linkTo(request, email, "Confirm your address");
      // As on another device: there the password is set with the confirmation.
      await page.context().clearCookies({ name: "eunison.sign_up" });
      await page.goto(link);
      await page.getByLabel("Password").fill(password);
      await page.getByLabel("I declare that I am 18 or older.").check();
      await press(page, "Confirm");
      await expect(page.getByRole("main").getByRole("status")).toContainText("you are signed in");
      await page.context().clearCookies();
      await page.goto("/auth?redirectTo=%2Faccount");
      await fill(page, email, "Wrong horse 1");
      await press(page, "Sign In");
      await expect(page.getByRole("main").getByRole("alert")).toHaveText(
        "Invalid email or password",
      );
      await fill(page, email);
      await press(page, "Sign In");
      await expect(page).toHaveURL("/account");
      await page.getByRole("button", { name: "Sign out everywhere" }).click();
      await expect(page).toHaveURL("/");
      await page.goto("/account");
      await expect(page).toHaveURL("/auth?redirectTo=%2Faccount");
      await page.getByRole("button", { name: "Back" }).click();
      await expect(page).toHaveURL(/\/\??$/);
    });
  });
});

test.describe("a passkey", () => {
  // Browsers tie passkeys to a name, and 127.0.0.1 is none.
  test.use({ allowed: [/\b40\d\b|asks a stranger: http:\/\/localhost:/] });

  test("is added with the password, named, and signs in", async ({ page, context, baseURL }) => {
    const email = await newAccount(context, baseURL ?? "");
    const home = (baseURL ?? "").replace("127.0.0.1", "localhost");
    const device = await context.newCDPSession(page);
    await device.send("WebAuthn.enable");
    await device.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await keep(page, accepted);
    await signIn(page, email, password, `${home}/auth?redirectTo=%2Faccount`);
    await expect(page).toHaveURL(`${home}/account`);
    const part = page.getByRole("region", { name: "Passkeys" });
    await part.getByLabel("Name", { exact: true }).fill("My phone");
    await part.getByLabel("Current password").fill("Wrong horse 1");
    await part.getByRole("button", { name: "Add a passkey" }).click();
    await expect(part.locator("#passkey-current-problem")).toHaveText("This is not your password");
    await part.getByLabel("Current password").fill(password);
    await part.getByRole("button", { name: "Add a passkey" }).click();
    await expect(part.getByLabel("Name of the passkey My phone")).toHaveValue("My phone");
    const mails = async () => (await context.request.get(`/dev/mail.json?to=${email}`)).text();
    await expect.poll(mails).toContain("A passkey was added to your account");
    await part.getByLabel("Name of the passkey My phone").fill("Work phone");
    await part.getByRole("button", { name: "Save name" }).click();
    await expect(part.getByLabel("Name of the passkey Work phone")).toBeVisible();

    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page).toHaveURL(`${home}/`);
    await open(page, `${home}/auth?redirectTo=%2Faccount`);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page).toHaveURL(`${home}/account`);
    await part.getByRole("button", { name: "Remove the passkey Work phone" }).click();
    await expect(part.getByText("You have no passkey yet.")).toBeVisible();
  });
});
