import { PAPER_ACCEPT } from '../../../files/berkas-pribadi/paper-problem.ts'
import { type Child, make, makeIcon } from './element.ts'
import { type Progress, type Send, sendFile } from './send-file.ts'
import { noteUnsent } from './unsent-files.ts'

/** Files chosen at once; the API takes 60 an hour. */
const MOST_AT_ONCE = 20

/** Fields that a file takes along, such as the sum of a transfer. */
export interface RowFields {
  elements: readonly Child[]
  /** Returns what is wrong with the fields and marks it, or null. */
  check: () => string | null
  /** Sends the file with what its fields say. */
  send: Send
}

export interface SenderShape {
  /** The kind of file, on the button: `paspor`. */
  what: string
  /** The person that it is of, for readers of screens. */
  whose?: string
  /** The sentence on how a good photo looks. */
  hint: string
  /** The first button stands out, as the one next step. */
  isMain?: boolean
  multiple?: boolean
  /** Sends a file at once; the file waits for its fields where `fields` is given. */
  send?: Send
  fields?: (index: number) => RowFields
  /** A listener for each file that has arrived. */
  onSent: () => void
}

/** Stands beside files until they have arrived: no browser keeps one of them (`unsent-files.ts`). */
const STAY =
  'Jangan tutup halaman ini dulu. Kalau tertutup, pilih lagi berkas yang sama: yang sudah sampai tidak tercatat dua kali.'

/** The one line of all sendings: two at once would share a slow network and both take twice as long. */
let line: Promise<unknown> = Promise.resolve()

/** Makes buttons that take files from camera or gallery, and a row for each with its progress. */
export function makeSender(shape: SenderShape): HTMLElement {
  const rows = make('ul', { class: 'berkas' })
  const said = make('p', { class: 'salah', role: 'alert' })
  const stay = make('p', { class: 'petunjuk', hidden: true }, STAY)
  let unsent = 0
  /** Counts a row as unsent; returns what ends that. */
  const begin = () => {
    const end = noteUnsent()
    unsent += 1
    stay.hidden = false
    return () => {
      end()
      unsent -= 1
      stay.hidden = unsent === 0
    }
  }
  const take = (files: readonly File[]) => {
    said.textContent =
      files.length > MOST_AT_ONCE
        ? `Paling banyak ${MOST_AT_ONCE} berkas sekali pilih. ${files.length - MOST_AT_ONCE} yang terakhir belum diambil.`
        : ''
    files.slice(0, MOST_AT_ONCE).forEach((file, index) => {
      rows.append(makeRow(file, index, { ...shape, begin }))
    })
    const field = rows.querySelector<HTMLElement>('input')
    if (shape.fields && field) field.focus()
  }
  const { what, whose = '', hint, isMain = false, multiple = false } = shape
  return make(
    'div',
    { class: 'kirim' },
    hint && make('p', { class: 'petunjuk' }, hint),
    make(
      'div',
      { class: 'tombol' },
      makePicker({
        label: `Foto ${what}`,
        whose,
        icon: 'camera',
        isMain,
        camera: true,
        multiple: false,
        take,
      }),
      makePicker({
        label: 'Pilih dari galeri atau berkas',
        whose: `${what} ${whose}`.trim(),
        icon: 'upload',
        isMain,
        camera: false,
        multiple,
        take,
      }),
    ),
    said,
    stay,
    rows,
  )
}

interface Picker {
  label: string
  whose: string
  icon: 'camera' | 'upload'
  isMain: boolean
  camera: boolean
  multiple: boolean
  take: (files: readonly File[]) => void
}

function makePicker({ label, whose, icon, isMain, camera, multiple, take }: Picker): HTMLElement {
  const input = make('input', {
    type: 'file',
    class: 'visually-hidden',
    accept: camera ? 'image/*' : PAPER_ACCEPT,
    capture: camera ? 'environment' : null,
    multiple,
  })
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])]
    // The same file may be chosen again after a failure.
    input.value = ''
    take(files)
  })
  const look = isMain && camera ? 'btn' : 'btn btn--line'
  return make(
    'label',
    { class: `${look} ${camera ? 'kamera' : 'galeri'}` },
    input,
    makeIcon(icon),
    make('span', {}, label, whose && make('span', { class: 'visually-hidden' }, ` ${whose}`)),
  )
}

interface RowShape extends SenderShape {
  /** Counts the row as unsent; returns what ends that. */
  begin: () => () => void
}

function makeRow(file: File, index: number, shape: RowShape): HTMLLIElement {
  const controller = new AbortController()
  const bar = make('progress', { max: 1, value: 0, 'aria-label': `Kiriman ${file.name}` })
  const words = make('p', { class: 'kata', role: 'status' })
  const again = make('button', { type: 'button', class: 'btn btn--line' }, 'Coba lagi')
  const cancel = make('button', { type: 'button', class: 'btn btn--line' }, 'Buang')
  const submit = make('button', { type: 'submit', class: 'btn' }, makeIcon('upload'), 'Kirim bukti ini')
  const fields = shape.fields?.(index)
  let end: (() => void) | null = null
  const settle = () => {
    end?.()
    end = null
  }
  const form = fields && make('form', { novalidate: true }, fields.elements, submit)
  const row = make(
    'li',
    { 'data-keadaan': 'menunggu' },
    make('p', { class: 'nama', translate: 'no' }, file.name),
    form,
    bar,
    words,
    make('div', { class: 'tombol' }, again, cancel),
  )
  const show = (progress: Progress) => {
    row.dataset.keadaan = progress.keadaan
    words.textContent = wordsOf(progress)
    bar.hidden = progress.keadaan !== 'kirim'
    if (progress.keadaan === 'kirim') bar.value = progress.bagian
    again.hidden = !(progress.keadaan === 'gagal' && progress.mayRetry)
    cancel.hidden = progress.keadaan === 'terkirim'
  }
  const start = () => {
    const send = fields?.send ?? shape.send
    if (!send) return
    if (form) form.hidden = true
    end ??= shape.begin()
    show({ keadaan: 'antre' })
    line = line.then(async () => {
      if (controller.signal.aborted) return
      const isSent = await sendFile(file, send, { signal: controller.signal, onProgress: show })
      if (form) form.hidden = isSent
      // What another press can still send stays unsent.
      if (isSent || (!form && again.hidden)) settle()
      if (isSent) shape.onSent()
    })
  }
  bar.hidden = true
  again.hidden = true
  again.addEventListener('click', start)
  cancel.addEventListener('click', () => {
    controller.abort()
    settle()
    row.remove()
  })
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    const problem = fields?.check() ?? null
    words.textContent = problem ?? ''
    if (problem === null) start()
  })
  if (form) end = shape.begin()
  else start()
  return row
}

function wordsOf(progress: Progress): string {
  switch (progress.keadaan) {
    case 'antre':
      return 'Menunggu giliran'
    case 'siap':
      return 'Menyiapkan foto'
    case 'kirim': {
      const share = Math.floor(progress.bagian * 100)
      return share >= 100 ? 'Sudah sampai, sedang kami simpan' : `Mengirim, ${share} persen`
    }
    case 'terkirim':
      return 'Terkirim. Kami periksa, lalu kabarnya tampil di sini.'
    default:
      return progress.pesan
  }
}
