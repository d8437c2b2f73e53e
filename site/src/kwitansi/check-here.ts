import { type Printed, readLink, readPrinted, readVerdict, type Verdict } from './verdict.ts'

const TIMEOUT_MS = 10_000
/** Writes a moment as the day in Jakarta; the style `full` would put a zero before the first nine. */
const TODAY = new Intl.DateTimeFormat('id-ID', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
})

const TITLES = { sah: 'Kwitansi ini asli dan masih berlaku', dibatalkan: 'Kwitansi ini sudah dibatalkan' }
const MESSAGES = {
  'tidak-ada':
    'Tidak ada kwitansi dengan nomor dan kode ini. Periksa hurufnya. Bila tetap tidak ada, jangan membayar lagi dan hubungi kami.',
  'terlalu-sering': 'Terlalu banyak percobaan dari sambungan ini. Tunggu beberapa menit, lalu periksa lagi.',
  gagal: 'Belum dapat diperiksa. Periksa sambungan internet Anda, lalu tekan Periksa lagi.',
}

/**
 * Checks receipts on its page: the one that the address names at once, and those that people type.
 * @param place the page's part with form and verdict; its `data-kwitansi` holds the API's origin
 */
export function checkHere(place: HTMLElement): void {
  const find = <E extends HTMLElement>(selector: string): E => {
    const found = place.querySelector<E>(selector)
    if (!found) throw new Error(`The page of receipts has no ${selector}`)
    return found
  }
  const form = find<HTMLFormElement>('[data-periksa]')
  const fields = { nomor: find<HTMLInputElement>('#nomor'), kode: find<HTMLInputElement>('#kode') }
  const button = find<HTMLButtonElement>('button[type="submit"]')
  const message = find('[data-pesan]')
  const verdict = find('[data-jawaban]')
  button.disabled = false
  let last = 0

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { nomor, k } = readPrinted(fields.nomor.value, fields.kode.value)
    mark(fields.nomor, nomor === null)
    mark(fields.kode, k === null)
    if (nomor && k) void check({ nomor, k })
    else (nomor ? fields.kode : fields.nomor).focus()
  })

  // A code to scan leads here again, to another receipt.
  addEventListener('hashchange', openLink)
  openLink()

  function openLink(): void {
    const printed = readLink(location.hash)
    if (!printed) return
    fields.nomor.value = printed.nomor
    fields.kode.value = printed.k
    // Neither stays in the address, which counters of visitors and neighbours on a bus may read.
    history.replaceState(history.state, '', location.pathname)
    void check(printed)
  }

  function mark(field: HTMLInputElement, isWrong: boolean): void {
    if (isWrong) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
    const said = document.getElementById(`salah-${field.id}`)
    if (said) said.hidden = !isWrong
  }

  async function check({ nomor, k }: Printed): Promise<void> {
    last += 1
    const asked = last
    message.textContent = ''
    verdict.hidden = true
    button.textContent = 'Memeriksa…'
    button.setAttribute('aria-busy', 'true')
    const answer = await ask(place.dataset.kwitansi ?? '', { nomor, k })
    // The answer of an older press says nothing of what stands in the form now.
    if (asked !== last) return
    button.textContent = 'Periksa'
    button.removeAttribute('aria-busy')
    show(answer)
  }

  function show(answer: Verdict): void {
    if (!('nomor' in answer)) {
      message.textContent = MESSAGES[answer.keadaan]
      return
    }
    verdict.hidden = false
    verdict.dataset.jawaban = answer.keadaan
    find('[data-judul]').textContent = TITLES[answer.keadaan]
    find('[data-pada]').textContent = `Dibandingkan dengan catatan kami pada ${TODAY.format(new Date())}.`
    for (const word of place.querySelectorAll<HTMLElement>('[data-kata]')) {
      const name = word.dataset.kata
      if (name === 'nomor' || name === 'jumlah' || name === 'tanggal' || name === 'inisial')
        word.textContent = answer[name]
    }
    verdict.focus({ preventScroll: true })
    verdict.scrollIntoView({ block: 'start' })
  }
}

async function ask(host: string, { nomor, k }: Printed): Promise<Verdict> {
  try {
    const response = await fetch(`${host}/api/kwitansi/${nomor}/periksa?k=${k}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return readVerdict(response.status, response.ok ? await response.json() : null)
  } catch {
    return { keadaan: 'gagal' }
  }
}
