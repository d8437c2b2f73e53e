import { notePresses } from './presses.ts'

/* Records presses in the search of departures until it hydrates (`presses.ts`). */

const tempat = document.getElementById('cari')
if (tempat) notePresses(tempat)
