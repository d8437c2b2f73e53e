/** Tells if this browser can use a passkey here: WebAuthn wants a host name, which an IP address is not. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname)
}
