import { catat } from './ditekan.ts'

/* Until the search of departures is there, what is pressed in it is kept (`ditekan.ts`). */

const tempat = document.getElementById('cari')
if (tempat) catat(tempat)
