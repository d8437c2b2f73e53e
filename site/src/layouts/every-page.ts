import { dateSheets } from '../cetak/hari-cetak.ts'
import { leaveWithoutFading } from './leave-site.ts'
import { keepMenu } from './menu.ts'
import { stepAside } from './step-aside.ts'

/*
 * The behaviour of all pages; `astro.config.ts` puts it into the one file that every page loads anyway: as a script of
 * its own, the menu was some hundred bytes of each page's first round trip.
 */

const place = document.querySelector<HTMLElement>('.tempat')
if (place) stepAside(place)
dateSheets()
leaveWithoutFading()
const menu = document.getElementById('menu')
if (menu) keepMenu(menu)
// An island that fails to hydrate catches its own error (`Galat.astro`).
addEventListener('astro:hydration-error', () => document.documentElement.setAttribute('data-galat', ''))
