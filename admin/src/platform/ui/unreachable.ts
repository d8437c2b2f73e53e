/** Returns why no answer came, as far as the browser knows. */
export function unreachableText(): string {
  return navigator.onLine
    ? 'Tidak dapat menghubungi server. Periksa sambungan internet Anda.'
    : 'Tidak ada sambungan internet. Coba lagi setelah tersambung.'
}
