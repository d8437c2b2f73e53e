import { catat } from './ditekan.ts'

/* Records presses in the search of departures until it hydrates (`ditekan.ts`). */

const tempat = document.getElementById('cari')
if (tempat) catat(tempat)
