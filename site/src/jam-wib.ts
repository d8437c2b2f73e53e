/** Formats the time of day in Jakarta: `14.05`. */
export function jamWib(moment: Date): string {
  return new Intl.DateTimeFormat('id-ID', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Jakarta',
  }).format(moment)
}
