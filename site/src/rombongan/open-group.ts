import { rombongan as PAGE } from '@safar/shared/platform/address/private-page'
import { rombonganPekerja as WORKER } from '@safar/shared/platform/address/rombongan'
import type { Cell } from '@safar/shared/trips/rombongan/cell'
import { exchange, type Told } from './call-office.ts'
import { guideNotes } from './guide-notes.ts'
import { emptyKept, newName, takeStored, toStored } from './kept.ts'
import { rollCall } from './roll-call.ts'
import { openSealedStore, type SealedStore } from './sealed-store.ts'
import { drawContacts, drawDays, drawFlights, drawHead, drawNeeds, drawRooms } from './sections.ts'
import { ageText, clockText, clockWarning, dayOf } from './words.ts'

/** The time between two exchanges of a page in view, and after a change or a failure. */
const EVERY_MS = 15_000
const SOON_MS = 1_200
const LATER_MS = 45_000
/** The time between two readings of how old the data are. */
const CLOCK_MS = 30_000
/** The time after which the office is asked again what it tells of the group. */
const REREAD_MS = 300_000
const TOKEN = /^#?([\w-]{43})$/

/**
 * Opens the group of the link in the address. The address keeps it: it is the key to what the phone keeps, and stands
 * nowhere else.
 * @param place the page's part with its sections; its `data-rombongan` holds the API's origin
 */
export async function openGroup(place: HTMLElement): Promise<void> {
  const find = <E extends HTMLElement>(name: string): E => {
    const found = document.querySelector<E>(`[data-${name}]`)
    if (!found) throw new Error(`The group's page has no ${name}`)
    return found
  }
  const status = find('keadaan')
  const waitingText = find('antre')
  const warnings = find('peringatan')
  const closed = find('tertutup')
  const closedText = find('tertutup-pesan')
  const inside = find('isi')
  const said = find('ucapan')
  const [, token = ''] = TOKEN.exec(location.hash) ?? []
  addEventListener('hashchange', () => location.reload())
  if (!token) {
    shut('Buka halaman ini lewat tautan yang dikirim kantor.')
    return
  }

  const kept = emptyKept()
  const sent = new Map<string, Cell>()
  const perangkat = newName()
  const now = () => Date.now() + kept.offset
  let store: SealedStore | null = null
  let isOffline = false
  let told: Told = { keadaan: 'terputus' }
  let isEnded = false
  let isBusy = false
  let timer = 0
  let readAt = Number.NEGATIVE_INFINITY
  let saving: Promise<void> = Promise.resolve()
  /** The number of writings into the phone that have not ended. */
  let unsaved = 0

  const warned = { simpan: '', terputus: '', jam: '', kantor: '' }
  try {
    store = await openSealedStore(token)
    takeStored(kept, await store.read(), sent)
  } catch {
    warned.simpan =
      'HP ini menolak menyimpan (jendela samaran atau memori penuh). Halaman tetap dapat dipakai selama ada jaringan; jangan tutup sebelum tanda terkirim.'
  }
  // The group is shown meanwhile.
  void keepPage().then((words) => {
    warned.terputus = words
    drawStatus()
  })

  const given = {
    kept,
    perangkat,
    now,
    changed,
    say(words: string) {
      said.textContent = words
    },
  }
  const roll = rollCall({ ...given, place: find('absen') })
  const notes = guideNotes({ ...given, place: find('catatan') })
  const office = { nama: place.dataset.kantor ?? '', telepon: place.dataset.telepon ?? '' }
  for (const jump of document.querySelectorAll<HTMLButtonElement>('[data-ke]'))
    jump.addEventListener('click', () => {
      const target = document.getElementById(jump.dataset.ke ?? '')
      target?.scrollIntoView({ block: 'start' })
      target?.focus({ preventScroll: true })
    })

  draw()
  void meet()
  setInterval(drawStatus, CLOCK_MS)
  addEventListener('online', () => void meet())
  addEventListener('offline', () => {
    isOffline = true
    drawStatus()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void meet()
  })
  // What no server has yet is said before it is closed.
  addEventListener('beforeunload', (event) => {
    if (kept.waiting.size > 0 && store === null) event.preventDefault()
  })

  function changed(): void {
    save()
    drawStatus()
    clearTimeout(timer)
    timer = window.setTimeout(() => void meet(), SOON_MS)
  }

  /** Stores what is known by now; one writing follows the other. */
  function save(): void {
    if (!store || isEnded) return
    const into = store
    unsaved += 1
    saving = saving
      .then(() =>
        into.change((stored) => {
          takeStored(kept, stored, sent)
          return toStored(kept)
        }),
      )
      .catch(() => {
        warned.simpan = 'HP ini tidak dapat menyimpan lagi. Jangan tutup halaman ini sebelum tanda terkirim.'
      })
      .then(() => {
        unsaved -= 1
        drawStatus()
      })
  }

  /** Exchanges with the office, and plans the next time. */
  async function meet(): Promise<void> {
    if (isBusy || isEnded) return
    isBusy = true
    clearTimeout(timer)
    const rereads = performance.now() - readAt > REREAD_MS
    told = await exchange({ host: place.dataset.rombongan ?? '', token, rereads }, kept, sent)
    if (rereads && told.keadaan === 'tersambung') readAt = performance.now()
    isBusy = false
    isOffline = told.keadaan === 'terputus'
    if (told.keadaan === 'berakhir') {
      await end(told.pesan)
      return
    }
    warned.kantor = wordsOf(told)
    warned.jam = clockWarning(kept.offset)
    save()
    draw()
    const isVisible = document.visibilityState === 'visible'
    const wait = told.keadaan === 'tersambung' ? EVERY_MS : LATER_MS
    if (isVisible || kept.waiting.size > 0)
      timer = window.setTimeout(
        () => void meet(),
        kept.waiting.size > 0 && wait === EVERY_MS ? SOON_MS : wait,
      )
  }

  /** Wipes all that the phone kept of the group, and says why. */
  async function end(pesan: string): Promise<void> {
    isEnded = true
    const lost = kept.waiting.size
    await saving
    await store?.wipe().catch(() => undefined)
    Object.assign(kept, emptyKept())
    shut(lost > 0 ? `${pesan} ${lost} tanda yang belum terkirim ikut terhapus.` : pesan)
  }

  function shut(pesan: string): void {
    inside.remove()
    closed.hidden = false
    closedText.textContent = pesan
    status.textContent = 'Tertutup'
    waitingText.textContent = ''
    warnings.replaceChildren()
  }

  function draw(): void {
    drawStatus()
    const { data } = kept
    inside.hidden = data === null
    find('memuat').hidden = data !== null
    if (!data) return
    const today = dayOf(now())
    drawHead(find('kepala'), data, today)
    roll.draw()
    drawNeeds(find('bantuan'), data)
    drawDays(find('jadwal'), data, today)
    drawFlights(find('penerbangan'), data, today)
    drawRooms(find('kamar'), data)
    notes.draw()
    drawContacts(find('kontak'), data, office)
  }

  function drawStatus(): void {
    if (isEnded) return
    const { savedAt, waiting, data } = kept
    const age = `${clockText(savedAt)}, ${ageText(now() - savedAt)}`
    const isLive = told.keadaan === 'tersambung' && !isOffline
    document.documentElement.dataset.jaringan = isLive ? 'ada' : 'tidak'
    // Said again only when it changes: a reader's voice would repeat it every half minute.
    const words = isLive
      ? `Tersambung, tersimpan ${clockText(savedAt)}`
      : data
        ? `Tersimpan ${age}, tanpa jaringan`
        : 'Belum ada jaringan'
    if (status.textContent !== words) status.textContent = words
    // A mark is said to wait once it is stored: whoever closes the page on reading so loses none.
    if (unsaved === 0) waitingText.textContent = waiting.size > 0 ? `${waiting.size} antre` : ''
    find('memuat').textContent =
      told.keadaan === 'tak-dikenal'
        ? 'Tautan ini tidak dikenal. Minta kantor membuatkan yang baru.'
        : isOffline
          ? 'Belum dapat dibuka: tidak ada jaringan, dan HP ini belum menyimpan rombongannya.'
          : 'Membuka rombongan…'
    const shown = Object.values(warned).filter(Boolean)
    if (warnings.textContent !== shown.join(''))
      warnings.replaceChildren(
        ...shown.map((text) => {
          const line = document.createElement('p')
          line.textContent = text
          return line
        }),
      )
  }
}

function wordsOf(told: Told): string {
  if (told.keadaan === 'ditolak')
    return `Kantor menolak kiriman: ${told.pesan} Tandanya tetap tersimpan di HP ini.`
  if (told.keadaan === 'tak-dikenal')
    return 'Tautan ini tidak dikenal lagi. Yang tersimpan tetap dapat dibaca; minta kantor membuatkan yang baru.'
  return ''
}

/** Lets the worker keep the page; returns what is said where the browser has none. */
async function keepPage(): Promise<string> {
  const refused =
    'Peramban ini tidak dapat membuka halaman tanpa jaringan. Buka tautannya di Chrome atau Safari, bukan di dalam aplikasi chat.'
  try {
    if (!('serviceWorker' in navigator)) return refused
    await navigator.serviceWorker.register(WORKER, { scope: PAGE, updateViaCache: 'none' })
    return ''
  } catch {
    return refused
  }
}
