/** Names and addresses by which a machine reaches itself, and nobody else reaches it. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}
