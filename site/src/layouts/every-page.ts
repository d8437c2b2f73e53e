import { dateSheets } from '../cetak/hari-cetak.ts'
import { stepAside } from './step-aside.ts'

/* What every page does; `astro.config.ts` puts it into the one file that every page loads anyway. */

const place = document.querySelector<HTMLElement>('.tempat')
if (place) stepAside(place)
dateSheets()
