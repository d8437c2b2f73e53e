import type { DokumenJenis } from '@safar/shared/people/jamaah/dokumen'
import { keadaanDokumen } from '@safar/shared/people/jamaah/dokumen'
import type { Dokumen } from '@safar/shared/people/jamaah/dokumen-schema'
import { JAMAAH_FIELDS, type Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import { filled } from '@safar/shared/records/noun/given'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { server } = fakeApi()
const TIMES = { created_at: '2026-11-21T03:00:00.000Z', updated_at: '2026-11-21T03:00:00.000Z' }
const SITI: Jamaah = {
  id: 1,
  ...filled(JAMAAH_FIELDS, {
    nama_paspor: 'SITI AMINAH',
    nama_ktp: 'Siti Aminah',
    nik: '3602********0001',
    no_hp: '081234567890',
    tgl_lahir: '1990-07-01',
    vaksin: [{ jenis: 'Polio', tanggal: '2024-01-02', berlaku_sampai: '2025-01-02' }],
  }),
  ...TIMES,
}
let nextId = 1
const paper = (jenis: DokumenJenis, part: Partial<Dokumen> = {}): Dokumen => ({
  id: nextId++,
  jenis,
  status: 'diunggah',
  alasan: '',
  menggantikan_id: null,
  tipe: 'image/jpeg',
  besar: 1_000,
  ada: true,
  diunggah_oleh: 'Rina',
  diunggah_pada: TIMES.created_at,
  pemeriksa: '',
  diperiksa_pada: null,
  dikabari_pada: null,
  updated_at: TIMES.updated_at,
  ...part,
})

/** Serves a pilgrim with papers, newest first; returns them and the requests that change something. */
function pilgrim(papers: Dokumen[]) {
  const sent: string[] = []
  const change = (id: number, part: Partial<Dokumen>) => {
    const at = papers.findIndex((one) => one.id === id)
    const changed = { ...papers[at], ...part } as Dokumen
    papers[at] = changed
    return HttpResponse.json({ data: changed })
  }
  server.use(
    http.get('*/api/jamaah/1', () => HttpResponse.json({ data: SITI })),
    http.get('*/api/jamaah/1/dokumen', () =>
      HttpResponse.json({ data: papers, meta: { keadaan: keadaanDokumen(papers) } }),
    ),
    http.get('*/api/jamaah/1/dokumen/:id', ({ params }) => {
      sent.push(`buka ${String(params.id)}`)
      return HttpResponse.arrayBuffer(new ArrayBuffer(8), { headers: { 'content-type': 'image/jpeg' } })
    }),
    http.post('*/api/jamaah/1/dokumen', async ({ request }) => {
      const form = await request.text()
      const jenis = /name="jenis"\r\n\r\n(\w+)/.exec(form)?.[1] ?? ''
      sent.push(`unggah ${jenis}`)
      if (form.includes('rusak'))
        return HttpResponse.json({ message: 'PDF ini rusak atau tidak lengkap.' }, { status: 422 })
      const added = paper(jenis as DokumenJenis)
      papers.unshift(added)
      return HttpResponse.json({ data: added }, { status: 201 })
    }),
    http.patch('*/api/jamaah/1/dokumen/:id', async ({ request, params }) => {
      const { status, alasan = '' } = (await request.json()) as Pick<Dokumen, 'status' | 'alasan'>
      sent.push(`${status} ${String(params.id)} ${alasan}`.trim())
      const looked = { pemeriksa: 'Budi', diperiksa_pada: TIMES.created_at }
      return change(Number(params.id), { status, alasan, ...looked })
    }),
    http.post('*/api/jamaah/1/dokumen/:id/kabar', ({ params }) => {
      sent.push(`kabar ${String(params.id)}`)
      return change(Number(params.id), { dikabari_pada: TIMES.created_at })
    }),
    http.post('*/api/jamaah/1/buka', async ({ request }) => {
      sent.push(JSON.stringify(await request.json()))
      return HttpResponse.json({ data: { nilai: '3602014107900001' } })
    }),
  )
  return { papers, sent }
}

const made: string[] = []
const gone: string[] = []
beforeEach(() => {
  nextId = 1
  made.length = 0
  gone.length = 0
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => {
        made.push(`blob:${made.length}`)
        return made.at(-1) ?? ''
      },
      revokeObjectURL: (url: string) => void gone.push(url),
    }),
  )
})

const list = () => screen.findByRole('list', { name: 'Dokumen' })
async function tile(words: string) {
  const found = within(await list()).getAllByRole('listitem')
  const one = found.find((item) => item.querySelector('strong')?.textContent === words)
  if (!one) throw new Error(`no ${words}`)
  return one
}

it('tells each kind by its newest paper: missing, waiting, in whose hands, accepted, refused, ended', async () => {
  pilgrim([
    paper('paspor', { status: 'diterima', pemeriksa: 'Budi', diperiksa_pada: TIMES.created_at }),
    paper('paspor', { status: 'ditolak', alasan: 'lama' }),
    paper('kk', { status: 'ditolak', alasan: 'fotonya buram atau gelap', dikabari_pada: TIMES.created_at }),
    paper('bpjs', { status: 'diperiksa', pemeriksa: 'Budi' }),
    paper('pas_foto'),
    paper('vaksin_polio', { status: 'diterima', pemeriksa: 'Budi' }),
    paper('akta_lahir', { ada: false }),
  ])
  renderApp('/admin/jamaah/1')
  await waitFor(async () => expect((await tile('Paspor')).textContent).toContain('Diterima'))
  const looks = (await list()).querySelectorAll('[data-look]')
  expect([...looks].map((one) => one.getAttribute('data-look'))).toEqual([
    'diterima',
    'menunggu',
    'kosong',
    'ditolak',
    'ditolak',
    'kosong',
    'kosong',
    'habis',
    'menunggu',
  ])
  expect((await tile('Kartu keluarga')).textContent).toContain('Ditolak: fotonya buram atau gelap')
  expect((await tile('Vaksin polio')).textContent).toContain('Habis 2 Januari 2025')
  expect((await tile('BPJS')).textContent).toContain('Sedang diperiksaBudi')
})

it('ends no paper by the words of a day that is not one, in the field of another', async () => {
  pilgrim([paper('ktp', { status: 'diterima', pemeriksa: 'Budi', diperiksa_pada: TIMES.created_at })])
  const { user } = renderApp('/admin/jamaah/1')
  await waitFor(async () => expect((await tile('KTP')).textContent).toContain('Diterima'))
  const field = document.querySelector('[data-path="tgl_habis"]')
  if (!field) throw new Error('no field')
  await user.clear(field)
  await user.type(field, '30 Februari 2020')
  await user.tab()
  expect((await tile('KTP')).textContent).toContain('Diterima')
})

it('sends a chosen file at once, asks of several which each is, and keeps what is refused by its name', async () => {
  const { sent } = pilgrim([])
  const { user } = renderApp('/admin/jamaah/1')
  const jpeg = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
  const inputOf = (one: Element) => one.querySelector<HTMLInputElement>('input[type=file]')
  const first = inputOf(await tile('KTP'))
  if (!first) throw new Error('no input')
  await user.upload(first, jpeg('ktp.jpg'))
  await waitFor(async () => expect((await tile('KTP')).textContent).toContain('Menunggu diperiksa'))
  expect(screen.getByText('KTP terunggah, menunggu diperiksa.')).toBeTruthy()

  const part = (await list()).parentElement
  const files = [
    jpeg('paspor.jpg'),
    new File(['rusak'], 'kk.pdf', { type: 'application/pdf' }),
    jpeg('foto.heic'),
  ]
  if (part) fireEvent.drop(part, { dataTransfer: { types: ['Files'], files } })
  const queue = await screen.findByRole('list', { name: '0 dari 3 berkas terunggah' })
  expect(within(queue).getByText(/HEIC tidak dapat dibaca/)).toBeTruthy()
  expect(sent).toEqual(['unggah ktp'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jenis dokumen paspor.jpg' }), 'Paspor')
  await waitFor(async () => expect((await tile('Paspor')).textContent).toContain('Menunggu diperiksa'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jenis dokumen kk.pdf' }), 'Kartu keluarga')
  const refused = await screen.findByText('Kartu keluarga: PDF ini rusak atau tidak lengkap.')
  expect(refused.closest('li')?.textContent).toContain('kk.pdf')
  expect(screen.getByText('1 dari 3 berkas terunggah')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tutup kk.pdf' }))
  await user.click(screen.getByRole('button', { name: 'Tutup foto.heic' }))
  expect(screen.queryByText(/berkas terunggah/)).toBeNull()
  expect(sent).toEqual(['unggah ktp', 'unggah paspor', 'unggah kk'])
})

it('checks, refuses and accepts by keys alone, tells the family without a name or a number, and leaves nothing behind', async () => {
  const { sent } = pilgrim([paper('ktp'), paper('paspor')])
  const { user } = renderApp('/admin/jamaah/1')
  const open = await screen.findByRole('button', { name: 'Periksa KTP' })
  open.focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'KTP' })
  const picture = await within(dialog).findByRole('img', { name: 'KTP' })
  await waitFor(() => expect(sent).toEqual(['buka 1', 'diperiksa 1']))
  await user.keyboard('++r{ArrowLeft}')
  expect(picture.style.transform).toBe('translate(80px, 0px) rotate(90deg) scale(2)')
  await user.keyboard('--')
  expect(picture.style.transform).toBe('translate(0px, 0px) rotate(90deg) scale(1)')

  expect(within(dialog).getByText('3602********0001')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Lihat NIK' }))
  expect(await within(dialog).findByText('3602014107900001')).toBeTruthy()
  expect(sent.at(-1)).toBe('{"isian":"nik","alasan":"Memeriksa dokumen KTP"}')

  within(dialog).getByRole('button', { name: 'Terima (Y)' }).focus()
  await user.keyboard('n')
  await user.click(await within(dialog).findByRole('button', { name: 'Tolak dokumen' }))
  expect(within(dialog).getByText('Pilih atau tulis alasannya')).toBeTruthy()
  await user.click(within(dialog).getByRole('radio', { name: 'Alasan lain' }))
  await user.type(
    within(dialog).getByRole('textbox', { name: 'Alasan dengan kata sendiri' }),
    'NIK 3602014107',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Tolak dokumen' }))
  expect(within(dialog).getByText(/Jangan tulis nomor/)).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'KTP' })).toBeTruthy()
  within(dialog).getByRole('button', { name: 'Terima (Y)' }).focus()
  await user.keyboard('n')
  await user.click(await within(dialog).findByRole('radio', { name: 'Fotonya buram atau gelap' }))
  await user.keyboard('{Enter}')
  const tell = await within(dialog).findByRole('link', { name: /Kabari keluarga/ })
  expect(sent.at(-1)).toBe('ditolak 1 fotonya buram atau gelap')
  const href = decodeURIComponent(tell.getAttribute('href') ?? '')
  expect(href).toContain('https://wa.me/6281234567890?text=')
  expect(href).toContain('KTP yang Bapak/Ibu kirim belum dapat kami pakai: fotonya buram atau gelap.')
  expect(href).not.toMatch(/3602|SITI|Siti/)
  expect(tell.getAttribute('target')).toBe('_blank')
  tell.addEventListener('click', (event) => event.preventDefault())
  await user.click(tell)
  expect(await within(dialog).findByText(/Chat dibuka/)).toBeTruthy()

  // Decided otherwise after all: the next that waits is shown, and once none does the dialog closes.
  within(dialog).getByRole('button', { name: 'Terima (Y)' }).focus()
  await user.keyboard('y')
  const next = await screen.findByRole('dialog', { name: 'Paspor' })
  await within(next).findByRole('img', { name: 'Paspor' })
  within(next).getByRole('button', { name: 'Terima (Y)' }).focus()
  await user.keyboard('y')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/KTP|Paspor/))
  expect(sent.filter((one) => /^diterima/.test(one))).toEqual(['diterima 1', 'diterima 2'])
  expect(made.length).toBeGreaterThan(0)
  expect(gone).toEqual(made)
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/3602|blob|buram|dokumen/i)
})

it('tells of somebody who decided first, and gives words to copy where no chat reaches', async () => {
  const { papers } = pilgrim([paper('ktp', { status: 'ditolak', alasan: 'fotonya buram' })])
  server.use(
    http.get('*/api/jamaah/1', () => HttpResponse.json({ data: { ...SITI, no_hp: '' } })),
    http.patch('*/api/jamaah/1/dokumen/:id', () =>
      HttpResponse.json({ message: 'Orang lain lebih dahulu memutuskan.', data: papers[0] }, { status: 409 }),
    ),
  )
  const { user } = renderApp('/admin/jamaah/1')
  await user.click(await screen.findByRole('button', { name: 'Lihat KTP' }))
  const dialog = await screen.findByRole('dialog', { name: 'KTP' })
  expect(await within(dialog).findByRole('button', { name: 'Salin Pesan' })).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Terima (Y)' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Orang lain lebih dahulu memutuskan.')
})
