// @vitest-environment jsdom

import { expect, test, vi } from "vitest";
import { addresses } from "./addresses.svelte";
import { isLoopback, isOwnNetwork, network } from "./network.svelte";
import { absoluteLink } from "./site";

test("a host is this computer, one of its network, or one of the web", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) expect(isLoopback(host)).toBe(true);
  for (const host of ["localhost.example.org", "192.168.1.4"]) expect(isLoopback(host)).toBe(false);
  for (const host of ["localhost", "10.1.2.3", "192.168.1.4", "[fd00::1]", "laptop", "laptop.local"])
    expect([host, isOwnNetwork(host)]).toEqual([host, true]);
  for (const host of ["zahlen.example.org", "10.example.org"])
    expect([host, isOwnNetwork(host)]).toEqual([host, false]);
});

test("links of a page on this computer use the address in the network that is chosen", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ addresses: ["http://192.168.1.4:8017", "http://10.0.0.2:8017"] }),
  );
  network.address = null;
  expect(absoluteLink("/class")).toBe(`${location.origin}/class`);
  await addresses.ask();
  expect(absoluteLink("/class")).toBe("http://192.168.1.4:8017/class");
  addresses.choose("http://10.0.0.2:8017");
  expect(absoluteLink("/class")).toBe("http://10.0.0.2:8017/class");
  addresses.choose("http://10.9.9.9:8017");
  expect(absoluteLink("/class")).toBe("http://192.168.1.4:8017/class");
});
