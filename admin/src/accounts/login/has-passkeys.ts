/** Whether this browser can use a passkey here: it wants a name for one, and an IP address is none. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname)
}
