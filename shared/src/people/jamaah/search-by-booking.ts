/** The longest search that is looked at, in letters. */
const MOST = 40
/** The code of a booking, whatever letters an agency begins it with. */
const KODE = /^[A-Z]{2,9}-\d{4}-\d{4,9}$/

/** Returns the code of a booking whose pilgrims are searched for; null for any other search. */
export function searchedBooking(q: string): string | null {
  const kode = q.length > MOST ? '' : q.trim().toUpperCase()
  return KODE.test(kode) ? kode : null
}
