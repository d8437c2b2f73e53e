import { pesananGaya } from '@safar/shared/platform/address/private-page'
import { readFamilyToken } from '@safar/shared/trips/tautan-keluarga/tautan-keluarga'
import type { FamilyPage } from './family-page.ts'
import { createFamilyPageLoader } from './load-family-page.ts'
import script from './mount-family-page.ts?worker&url'

/** The name under which the tab's own history holds the link's token, so that a reload or a camera loses nothing. */
const STATE = 'keluarga'
/** The longest hash that names a part of the page. */
const LONGEST_NAME = 20

function readKept(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !(STATE in state)) return null
  const kept = state[STATE]
  return typeof kept === 'string' ? readFamilyToken(kept) : null
}

/**
 * Makes the door of the family's page work: reads the link's token out of the address and asks for the four digits. The
 * token goes out of the address at once, into the entry of this tab's history, which no other page reads; a browser's
 * storage never has it.
 */
export function openDoor(place: HTMLElement): void {
  const find = <E extends HTMLElement>(selector: string): E => {
    const found = place.querySelector<E>(selector)
    if (!found) throw new Error(`The family's page has no ${selector}`)
    return found
  }
  const door = find('[data-pintu]')
  const form = find<HTMLFormElement>('[data-angka]')
  const field = find<HTMLInputElement>('#angka')
  const button = find<HTMLButtonElement>('[data-angka] button')
  const boxes = find('[data-kotak]')
  const told = find('[data-kabar]')
  const linkForm = find<HTMLFormElement>('[data-tautan]')
  const linkField = find<HTMLInputElement>('#tautan')
  const into = find('[data-isi]')
  const loadScript = createFamilyPageLoader(script, pesananGaya)
  let token = ''
  let page: FamilyPage | null = null

  addEventListener('hashchange', readAddress)
  readAddress()

  function readAddress(): void {
    const { hash, pathname } = location
    const found = readFamilyToken(hash)
    // The names of the page's own parts are short; whatever is longer was a link once.
    const isCut = !found && hash.length > LONGEST_NAME
    const kept = found ?? (isCut ? null : token || readKept(history.state))
    history.replaceState(kept ? { ...Object(history.state), [STATE]: kept } : null, '', pathname)
    if (kept) takeToken(kept)
    else askForLink(isCut)
  }

  function takeToken(found: string): void {
    if (found !== token) {
      page?.forget()
      showDoor()
    }
    token = found
    form.hidden = false
    linkForm.hidden = true
    tell('', '')
    loadAtRest()
  }

  function askForLink(isCut: boolean): void {
    token = ''
    form.hidden = true
    linkForm.hidden = false
    if (isCut)
      tell(
        'Tautannya terpotong.',
        'Kembali ke pesan dari kantor kami dan tekan tautannya sekali lagi, atau salin seluruhnya ke sini.',
      )
  }

  function tell(title: string, words: string): void {
    told.hidden = title + words === ''
    const [strong, span] = [told.querySelector('strong'), told.querySelector('span')]
    if (strong) strong.textContent = title
    if (span) span.textContent = title ? ` ${words}` : words
  }

  function setBusy(isBusy: boolean): void {
    if (isBusy) button.setAttribute('aria-busy', 'true')
    else button.removeAttribute('aria-busy')
    button.textContent = isBusy ? 'Membuka…' : 'Buka pesanan'
  }

  function showDoor(): void {
    door.hidden = false
    into.hidden = true
    document.body.removeAttribute('data-terbuka')
  }

  async function load(): Promise<FamilyPage> {
    const create = await loadScript()
    page ??= create({
      into,
      apiHost: place.dataset.pesanan ?? '',
      onClosed: (words) => {
        showDoor()
        // A page that closes while it opens waits for the digits: the button must take them.
        setBusy(false)
        tell('', words)
        field.value = ''
        drawDigits()
        field.focus()
      },
    })
    return page
  }

  /** Loads it once this page is there: whoever has a link is about to type the digits, and would wait for it then. */
  function loadAtRest(): void {
    const begin = () => void load().catch(() => {})
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
  }

  const drawDigits = () => {
    const digits = field.value.replace(/\D/g, '').slice(0, 4)
    ;[...boxes.children].forEach((box, index) => {
      box.textContent = digits[index] ?? ''
      box.toggleAttribute('data-kini', index === Math.min(digits.length, 3))
    })
  }

  field.addEventListener('input', () => {
    // The whole number may be pasted: its end is what counts.
    const digits = field.value.replace(/\D/g, '')
    field.value = digits.length > 4 ? digits.slice(-4) : digits
    drawDigits()
  })
  field.addEventListener('focus', () => void load().catch(() => {}))
  drawDigits()

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const digits = field.value.replace(/\D/g, '')
    if (digits.length !== 4) {
      tell('Belum lengkap.', 'Ketik empat angka terakhir nomor telepon pemesan.')
      return field.focus()
    }
    if (button.getAttribute('aria-busy') === 'true') return
    setBusy(true)
    const refusal = await load().then(
      (loaded) => loaded.open(token, digits),
      () => ({
        judul: 'Belum dapat dibuka.',
        isi: 'Periksa sambungan internet Anda, lalu tekan tombolnya lagi.',
        isOver: false,
      }),
    )
    setBusy(false)
    field.value = ''
    drawDigits()
    if (refusal) {
      tell(refusal.judul, refusal.isi)
      if (refusal.isOver) form.hidden = true
      else field.focus()
      return
    }
    tell('', '')
    door.hidden = true
    into.hidden = false
    document.body.setAttribute('data-terbuka', '')
    scrollTo({ top: 0 })
    into.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  })

  linkForm.addEventListener('submit', (event) => {
    event.preventDefault()
    const found = readFamilyToken(linkField.value.trim())
    if (!found)
      return tell(
        'Tautannya belum lengkap.',
        'Salin seluruh tautan dari pesan kantor kami, dari https sampai akhir.',
      )
    history.replaceState({ [STATE]: found }, '', location.pathname)
    linkField.value = ''
    takeToken(found)
    field.focus()
  })
}
