import { dateSheets } from '../cetak/hari-cetak.ts'
import { fetchNextPage } from './fetch-next-page.ts'
import { layOutLater } from './lay-out-later.ts'
import { leaveWithoutFading } from './leave-site.ts'
import { keepMenu } from './menu.ts'
import { stepAside } from './step-aside.ts'

/*
 * The behaviour of all pages; `astro.config.ts` puts it into one file that every page loads: in the pages, the menu was
 * some hundred bytes of each one's first round trip.
 */

const place = document.querySelector<HTMLElement>('.tempat')
if (place) stepAside(place)
layOutLater(document.querySelectorAll<HTMLElement>('[data-nanti]'))
dateSheets()
leaveWithoutFading()
fetchNextPage()
const menu = document.getElementById('menu')
if (menu) keepMenu(menu)
// An island that fails to hydrate catches its own error (`Galat.astro`).
addEventListener('astro:hydration-error', () => document.documentElement.setAttribute('data-galat', ''))
