/** Writes how long to wait, in whole minutes from a minute on. */
export function waitText(seconds: number): string {
  return seconds < 60 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`
}
