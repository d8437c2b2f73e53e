import type { Note } from '@safar/shared/trips/rombongan/cell'
import { type Kept, newName, notesOf, write } from './kept.ts'
import { button, fits, make } from './make-element.ts'
import { clockText, dayOf, shortDay } from './words.ts'

/** The longest note, in UTF-16 units, as the API takes it. */
const TEXT_MOST = 500

interface Given {
  place: HTMLElement
  kept: Kept
  perangkat: string
  now(): number
  changed(): void
  say(words: string): void
}

/** Builds the guide's notes in their place; a thing that was lost or found stays open until its owner has it. */
export function guideNotes({ place, kept, perangkat, now, changed, say }: Given): { draw(): void } {
  const text = make('textarea', { id: 'catatan', attributes: { rows: '3' } })
  const isThing = make('input', { attributes: { type: 'checkbox' } })
  const form = make(
    'form',
    { class: 'catatan-baru' },
    make('label', { text: 'Catatan baru', attributes: { for: 'catatan' } }),
    text,
    make('label', { class: 'centang' }, isThing, make('span', { text: 'Barang hilang atau ditemukan' })),
    make('button', { class: 'tombol utama', text: 'Simpan catatan', attributes: { type: 'submit' } }),
    make('p', {
      class: 'kecil',
      text: 'Dibaca kantor dan pembimbing lain. Jangan tulis nomor paspor atau NIK.',
    }),
  )
  const list = make('ul', { attributes: { 'aria-label': 'Catatan' } })
  place.append(form, list)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const teks = text.value.trim()
    if (!teks || !fits(text, teks, TEXT_MOST)) {
      text.focus()
      return
    }
    const jenis = isThing.checked ? 'barang' : 'catatan'
    save(newName(), { jenis, teks, pada: now(), selesai: false, hapus: false }, 'Catatan tersimpan.')
    form.reset()
  })

  function save(kunci: string, nilai: Note, words: string): void {
    write(kept, { jenis: 'catatan', kunci, nilai }, perangkat)
    changed()
    say(words)
    draw()
  }

  function draw(): void {
    const had = document.activeElement
    const focused = had instanceof HTMLElement && list.contains(had) ? had.dataset.untuk : undefined
    list.replaceChildren(...notesOf(kept).map(([kunci, note]) => rowOf(kunci, note)))
    if (focused) list.querySelector<HTMLElement>(`[data-untuk="${focused}"]`)?.focus()
  }

  function rowOf(kunci: string, note: Note): HTMLElement {
    const { jenis, teks, pada, selesai } = note
    const settle = button(selesai ? 'Buka lagi' : 'Sudah kembali', () =>
      save(kunci, { ...note, selesai: !selesai }, selesai ? 'Dibuka lagi.' : 'Ditandai sudah kembali.'),
    )
    settle.dataset.untuk = `${kunci}-selesai`
    const remove = button('Hapus', () => {
      if (confirm('Hapus catatan ini?')) save(kunci, { ...note, hapus: true }, 'Catatan dihapus.')
    })
    remove.dataset.untuk = `${kunci}-hapus`
    return make(
      'li',
      { class: 'baris catatan' },
      make(
        'span',
        {},
        make('b', { text: teks }),
        make('small', {
          text: [
            jenis === 'barang' && (selesai ? 'Barang, sudah kembali' : 'Barang, belum kembali'),
            `${shortDay(dayOf(pada))}, ${clockText(pada)}`,
          ]
            .filter(Boolean)
            .join(' · '),
        }),
      ),
      make('span', { class: 'jajar' }, jenis === 'barang' ? settle : null, remove),
    )
  }

  return { draw }
}
