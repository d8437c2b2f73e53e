import { keadaanDokumen } from '@safar/shared/people/jamaah/dokumen'
import { JAMAAH_FIELDS, type Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import { readMrz } from '@safar/shared/people/jamaah/mrz'
import { MRZ_SPECIMEN } from '@safar/shared/people/jamaah/mrz-lines'
import { filled } from '@safar/shared/records/noun/given'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()
const TIMES = { created_at: '2026-11-21T03:00:00.000Z', updated_at: '2026-11-21T03:00:00.000Z' }
const SITI: Jamaah = {
  id: 1,
  ...filled(JAMAAH_FIELDS, {
    nama_paspor: 'SITI AMINAH',
    nik: '3602********0001',
    no_paspor: 'X12****7',
    no_hp: '081234567890',
    penyakit_khusus: '••••••',
  }),
  ...TIMES,
}

/** Serves one pilgrim; returns the bodies and addresses received. */
function pilgrims() {
  const asked: string[] = []
  const sent: unknown[] = []
  server.use(
    http.get('*/api/jamaah', () => HttpResponse.json({ data: [SITI], meta: { total: 1 } })),
    http.get('*/api/jamaah/1', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ data: SITI })
    }),
    http.get('*/api/jamaah/1/dokumen', () =>
      HttpResponse.json({ data: [], meta: { keadaan: keadaanDokumen([]) } }),
    ),
    http.post('*/api/jamaah/1/buka', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ data: { nilai: '3602014107900001' } })
    }),
    http.post('*/api/jamaah/1', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ data: { ...SITI, nama_ayah: 'YUSUF' } })
    }),
  )
  return { asked, sent }
}

it('lists people with their numbers masked', async () => {
  pilgrims()
  renderApp('/admin/jamaah')
  const name = await screen.findByText('SITI AMINAH')
  expect(name).toBeTruthy()
  expect(screen.getByText('3602********0001')).toBeTruthy()
  expect(screen.getByText('X12****7')).toBeTruthy()
})

it('finds whose a number is by a body, while the number stands in no address and no history', async () => {
  pilgrims()
  const nik = '3602014107900001'
  const sent: unknown[] = []
  server.use(
    http.post('*/api/daftar/jamaah', async ({ request }) => {
      sent.push(await request.json())
      const found = { ...SITI, id: 7, nama_paspor: 'FATIMAH' }
      return HttpResponse.json({
        data: [found],
        nomor: [1],
        jumlah: { '': 1 },
        kata: {},
        meta: { total: 1, page: 1, per_page: 10, last_page: 1 },
      })
    }),
  )
  const { user, router } = renderApp('/admin/jamaah')
  await screen.findByText('SITI AMINAH')
  const addresses: string[] = []
  const unsubscribe = router.subscribe(({ location }) => addresses.push(location.search))
  const field = screen.getByRole('textbox', { name: 'Cari jamaah' })
  await user.click(field)
  await user.paste(nik)
  await screen.findByText('FATIMAH')
  expect(screen.queryByText('SITI AMINAH')).toBeNull()
  expect(sent).toEqual([{ q: nik, page: '1', per_page: '10' }])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jenis kelamin' }), 'P')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ q: nik, jenis_kelamin: 'P' })
  expect(field).toMatchObject({ value: nik })
  await user.clear(field)
  await user.type(field, 'siti')
  await waitFor(() => expect(addresses.at(-1)).toContain('q=siti'))
  expect(addresses.join()).not.toMatch(/\d{6}/)
  unsubscribe()
})

it('begins a form with masks, opens one number by a press, and sends masks back as they are', async () => {
  const { asked, sent } = pilgrims()
  const { user } = renderApp('/admin/jamaah/1')
  const nik = await screen.findByRole('textbox', { name: 'NIK' })
  expect(nik).toMatchObject({ value: '3602********0001', readOnly: true })
  expect(asked).toEqual(['?samar=1'])
  await user.click(screen.getAllByRole('button', { name: 'Lihat' })[0] ?? nik)
  const dialog = await screen.findByRole('dialog', { name: 'Lihat NIK' })
  await user.click(within(dialog).getByRole('button', { name: 'Lihat' }))
  expect(await within(dialog).findByText('3602014107900001')).toBeTruthy()
  expect(sent).toEqual([{ isian: 'nik', alasan: '' }])
  await user.click(within(dialog).getByRole('button', { name: 'Selesai' }))
  await user.type(screen.getByRole('textbox', { name: 'Nama ayah' }), 'YUSUF')
  await user.click(screen.getByRole('button', { name: /^Simpan/ }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ nama_ayah: 'YUSUF', updated_at: TIMES.updated_at })
  expect(JSON.stringify(sent[1])).not.toContain('3602014107900001')
})

it('says calmly, by field, what the server finds odd after a save, and leads to the field', async () => {
  pilgrims()
  const text = 'Berbeda dari NIK, yang menyebut perempuan. Cocokkan dengan KTP.'
  let isSaved = false
  server.use(
    http.get('*/api/jamaah/1', () =>
      HttpResponse.json({ data: SITI, ...(isSaved && { peringatan: { jenis_kelamin: [text] } }) }),
    ),
    http.post('*/api/jamaah/1', () => {
      isSaved = true
      return HttpResponse.json({ data: SITI, peringatan: { jenis_kelamin: [text] } })
    }),
  )
  const { user } = renderApp('/admin/jamaah/1')
  await user.type(await screen.findByRole('textbox', { name: 'Nama ayah' }), 'YUSUF')
  expect(screen.queryByText(text)).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Simpan/ }))
  await user.click(await screen.findByRole('button', { name: 'Ok' }))
  const notice = (await screen.findByText(text)).closest<HTMLElement>('[role=status]')
  if (!notice) throw new Error('The notice is no status')
  const link = within(notice).getByRole('button', { name: 'Jenis kelamin' })
  link.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).not.toBe(link))
  expect(screen.queryByRole('alert')).toBeNull()
})

const LOOK = {
  id: 2,
  waktu: '2026-11-22T03:05:00.000Z',
  oleh: 'Rina',
  akun_id: 4,
  token_id: null,
  role: 'staf',
  bidang: 'nik',
  berkas: '',
  alasan: 'Mencocokkan KTP',
}

it('reads who looked once that is unfolded, tries again after an error, and gives the reasons', async () => {
  pilgrims()
  let asked = 0
  server.use(
    http.get('*/api/jamaah/1/akses', () => {
      asked += 1
      if (asked === 1) return HttpResponse.json({ message: 'Gagal' }, { status: 500 })
      const older = { ...LOOK, id: 1, oleh: 'Budi', alasan: '', waktu: '2026-11-21T18:00:00.000Z' }
      return HttpResponse.json({ data: [LOOK, older], meta: { total: 2 } })
    }),
  )
  const { user } = renderApp('/admin/jamaah/1')
  const summary = await screen.findByText('Siapa yang melihat')
  expect(asked).toBe(0)
  await user.click(summary)
  await user.click(await screen.findByRole('button', { name: 'Coba lagi' }))
  const list = await screen.findByRole('list', { name: 'Siapa yang melihat' })
  const [newest, older] = within(list).getAllByRole('listitem')
  expect(newest?.textContent).toBe('Rina, NIK, 22 November 2026 pukul 10.05 WIBAlasan: Mencocokkan KTP')
  expect(older?.textContent).toBe('Budi, NIK, 22 November 2026 pukul 01.00 WIB')
})

it('says while it reads who looked, and that nobody has', async () => {
  pilgrims()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    http.get('*/api/jamaah/1/akses', async () => {
      await answered
      return HttpResponse.json({ data: [], meta: { total: 0 } })
    }),
  )
  const { user } = renderApp('/admin/jamaah/1')
  await user.click(await screen.findByText('Siapa yang melihat'))
  expect(await screen.findByText('Memuat catatan…')).toBeTruthy()
  answer()
  expect(await screen.findByText('Belum ada yang membuka data tersegel jamaah ini.')).toBeTruthy()
})

it('checks a zone that a reader types with Enter, and takes over a difference only by its press', async () => {
  pilgrims()
  const sent: unknown[] = []
  server.use(
    http.post('*/api/jamaah/mrz', async ({ request }) => {
      sent.push(await request.json())
      if (sent.length === 1) return HttpResponse.json({ message: 'Server sedang sibuk' }, { status: 500 })
      return HttpResponse.json({ data: readMrz(MRZ_SPECIMEN, '2026-11-21') })
    }),
  )
  const { user } = renderApp('/admin/jamaah/1')
  await user.click(await screen.findByText('Periksa dengan MRZ paspor'))
  await user.click(await screen.findByRole('textbox', { name: 'MRZ baris 1' }))
  await user.keyboard('{Enter}{Enter}')
  expect(sent).toEqual([])
  await user.click(screen.getByRole('textbox', { name: 'MRZ baris 1' }))
  await user.keyboard(`${MRZ_SPECIMEN.baris1}{Enter}${MRZ_SPECIMEN.baris2}{Enter}`)
  expect(await screen.findByRole('alert')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Periksa MRZ' }))
  const digits = await screen.findByRole('list', { name: 'Digit periksa' })
  expect(within(digits).getAllByRole('listitem')).toHaveLength(5)
  expect(sent).toEqual([MRZ_SPECIMEN, MRZ_SPECIMEN])
  const read = within(screen.getByRole('list', { name: 'Terbaca dari MRZ' }))
  expect(read.getByText('Tanggal lahir: terbaca 12 Agustus 1974, di formulir kosong')).toBeTruthy()
  expect(read.getByText('Jenis kelamin: terbaca Perempuan, di formulir kosong')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Nama di paspor' })).toMatchObject({ value: 'SITI AMINAH' })
  await user.click(screen.getByRole('button', { name: 'Pakai Nama di paspor dari MRZ' }))
  expect(screen.getByRole('textbox', { name: 'Nama di paspor' })).toMatchObject({
    value: 'ANNA MARIA ERIKSSON',
  })
  expect(screen.getByRole('textbox', { name: 'Nomor paspor' })).toMatchObject({ value: 'X12****7' })
  await user.click(screen.getByRole('button', { name: 'Pakai Jenis kelamin dari MRZ' }))
  expect(screen.getByRole('combobox', { name: 'Jenis kelamin' })).toMatchObject({ value: 'P' })
  await user.click(screen.getByRole('button', { name: 'Pakai Berlaku sampai dari MRZ' }))
  await user.click(screen.getByRole('button', { name: 'Pakai Nomor paspor dari MRZ' }))
  expect(screen.getByRole('textbox', { name: 'Nomor paspor' })).toMatchObject({ value: 'L898902C3' })
  expect(screen.getByDisplayValue(/15.*2012/)).toBeTruthy()
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('ERIKSSON')
})

it('says of a stored number, of which it has a mask alone, if what is seen of it is what the zone says', async () => {
  pilgrims()
  const stored = { ...SITI, no_paspor: 'L89*****3' }
  server.use(
    http.get('*/api/jamaah/1', () => HttpResponse.json({ data: stored })),
    http.post('*/api/jamaah/mrz', () => HttpResponse.json({ data: readMrz(MRZ_SPECIMEN, '2026-11-21') })),
  )
  const { user } = renderApp('/admin/jamaah/1')
  await user.click(await screen.findByText('Periksa dengan MRZ paspor'))
  await user.click(await screen.findByRole('textbox', { name: 'MRZ baris 1' }))
  await user.paste(`${MRZ_SPECIMEN.baris1}\n${MRZ_SPECIMEN.baris2}`)
  await user.click(screen.getByRole('button', { name: 'Periksa MRZ' }))
  const read = within(await screen.findByRole('list', { name: 'Terbaca dari MRZ' }))
  const words = 'Nomor paspor: terbaca L898902C3, di formulir L89*****3, cocok sejauh yang terlihat'
  expect(read.getByText(words)).toBeTruthy()
  // Its middle may differ all the same: the number can be taken over.
  expect(read.getByRole('button', { name: 'Pakai Nomor paspor dari MRZ' })).toBeTruthy()
})

it('opens at the section that a link names, ready to be filled in', async () => {
  pilgrims()
  renderApp('/admin/jamaah/1#bagian-paspor')
  const number = await screen.findByLabelText(/Nomor paspor/)
  await waitFor(() => expect(number.closest('section')?.contains(document.activeElement)).toBe(true))
})

it('shows what the server finds odd of a new pilgrim on their own page, and not only of an old one', async () => {
  pilgrims()
  const odd = { tgl_lahir: ['Berbeda dari NIK.'] }
  server.use(
    http.post('*/api/jamaah', () => HttpResponse.json({ data: SITI, peringatan: odd }, { status: 201 })),
    http.get('*/api/jamaah/1', () => HttpResponse.json({ data: SITI, peringatan: odd })),
  )
  const { user, router } = renderApp('/admin/jamaah/add')
  await user.type(await screen.findByLabelText('Nama di paspor', { exact: false }), 'SITI AMINAH')
  await user.click(screen.getAllByRole('button', { name: /^Simpan/ })[0] ?? document.body)
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Ada yang perlu dicocokkan.')
  await user.click(within(dialog).getByRole('button', { name: 'Ok' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/jamaah/1'))
  expect(await screen.findByText(/Berbeda dari NIK/)).toBeTruthy()
})
