import { judgeRooms } from '@safar/shared/trips/pembagian-kamar/room-rules'
import type { Rooms, RoomsInput } from '@safar/shared/trips/pembagian-kamar/room-schema'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { type Person, type Plan, planOf } from './plan.ts'

const { server } = fakeApi()
const PATH = '*/api/keberangkatan/umrah-november/kamar'
const PAGE = '/admin/manifest/kamar/umrah-november'
const RAYHAN = 'Rayhan Ajyad'

const person = (peserta_id: number, nama: string, kelamin: 'L' | 'P', keluarga = peserta_id): Person => ({
  peserta_id,
  jamaah_id: peserta_id,
  nama,
  pemesanan: { id: keluarga, kode: `SFR-${keluarga}` },
  keluarga,
  jenis: 'dewasa',
  kelamin,
  umur: 40 + peserta_id,
  tipe: 'quad',
  tanpa_kasur: false,
  kamar_sendiri: false,
  teman_sekamar: '',
  bantuan: false,
})
const PEOPLE: Person[] = [
  { ...person(1, 'Rahmawati Djunaedi', 'P'), bantuan: true, teman_sekamar: 'Bu Sumiati' },
  person(2, 'Sumiati Pramono', 'P', 9),
  person(3, 'Agus Pramono', 'L', 9),
  person(4, 'Dadang Suherman', 'L'),
]
const room = (id: string, no: string, ids: number[], tipe: 'quad' | 'triple' = 'quad') => ({
  id,
  tipe,
  nomor: no ? [{ hotel: RAYHAN, no }] : [],
  dikunci: false,
  kasur_lain: 0,
  catatan: '',
  penghuni: ids.map((peserta_id) => ({ peserta_id, disematkan: false })),
})
const PLAN: Plan = { kamar: [room('a', '211', [2]), room('b', '208', [3, 4])], permintaan: [] }

function viewOf({ kamar, permintaan }: Plan, versi: number, orang = PEOPLE): Rooms {
  return {
    paket: {
      id: 7,
      slug: 'umrah-november',
      nama_paket: 'Umrah November',
      tanggal_keberangkatan: '2026-11-21',
      pulang: '2026-11-29',
    },
    versi,
    pada: null,
    oleh: 'Nisa',
    hotel: [
      { nama: RAYHAN, lokasi: 'Makkah', masuk: '2026-11-22', keluar: '2026-11-26' },
      { nama: 'Taibah Nur', lokasi: 'Madinah', masuk: '', keluar: '' },
    ],
    ...judgeRooms({ orang, kerabat: [], permintaan }, kamar),
    orang,
    kerabat: [],
    permintaan,
  }
}

/** Answers as the server would, and keeps what was sent. */
function rooms(plan: Plan = PLAN, people = PEOPLE) {
  const sent: RoomsInput[] = []
  let now = viewOf(plan, 3, people)
  server.use(
    http.get(PATH, () => HttpResponse.json({ data: now })),
    http.post<never, RoomsInput>(PATH, async ({ request }) => {
      const input = await request.json()
      sent.push(input)
      now = viewOf(input as Plan, now.versi + 1, people)
      return HttpResponse.json({ data: now })
    }),
  )
  return sent
}
const refuseOnce = (status: number, body: object) =>
  server.use(http.post(PATH, () => HttpResponse.json(body, { status }), { once: true }))
const card = (name: RegExp) => screen.findByRole('region', { name })
const whoIn = async (name: RegExp) =>
  within(await card(name))
    .queryAllByRole('button', { name: /tahun/ })
    .map(({ textContent }) => textContent)

it('shows who waits and why, rooms by the number of the chosen hotel, and sums', async () => {
  rooms()
  const { user } = renderApp(PAGE)
  const tray = within(await screen.findByRole('region', { name: 'Belum punya kamar' }))
  expect(tray.getByText('Rahmawati Djunaedi')).toBeTruthy()
  expect(tray.getByText('P, 41 · membayar quad')).toBeTruthy()
  expect(tray.getByText('perlu bantuan')).toBeTruthy()
  expect(tray.getByText('Ingin sekamar: Bu Sumiati')).toBeTruthy()
  const first = within(await card(/^Kamar 211, Quad/))
  expect(first.getByText('Perempuan')).toBeTruthy()
  expect(first.getAllByText('Kosong')).toHaveLength(3)
  expect(screen.getByText(/4 malam · 2 kamar · 3 dari 4 dapat tempat · 5 kasur kosong/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Umrah November · 21 Nov/ }).getAttribute('href')).toBe(
    '/admin/manifest?keberangkatan=umrah-november',
  )
  await user.click(screen.getByRole('button', { name: 'Madinah · Taibah Nur' }))
  expect(screen.getAllByRole('button', { name: 'Belum bernomor, isi nomor' })).toHaveLength(2)
  expect(screen.queryByText(/malam/)).toBeNull()
})

it('moves somebody by a picker that tells why other rooms are none, and takes it back', async () => {
  const sent = rooms()
  const { user } = renderApp(PAGE)
  await user.click(await screen.findByRole('button', { name: /^Rahmawati Djunaedi/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pindahkan Rahmawati Djunaedi' }))
  expect(dialog.getByText('Agus Pramono dan Rahmawati Djunaedi bukan suami istri atau mahram.')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: /Kamar 208/ })).toBeNull()
  await user.click(dialog.getByRole('button', { name: /Kamar 211/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    versi: 3,
    kamar: [{ id: 'a', penghuni: [{ peserta_id: 2 }, { peserta_id: 1 }] }, { id: 'b' }],
  })
  expect(await whoIn(/^Kamar 211/)).toHaveLength(2)
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Rahmawati'))
  expect(await screen.findByText('Rahmawati Djunaedi pindah ke kamar 211.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Urungkan' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ versi: 4, kamar: PLAN.kamar })
  const undo = screen.getByRole('button', { name: 'Urungkan' })
  await waitFor(() => expect(undo.getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(undo)
})

it('moves somebody by keys, telling of each room how they would do there', async () => {
  const sent = rooms()
  const { user } = renderApp(PAGE)
  ;(await screen.findByRole('button', { name: /^Rahmawati Djunaedi/ })).focus()
  await user.keyboard(' ')
  expect(await screen.findByText('Kamar 211, quad, 3 kosong, cocok')).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  expect(
    await screen.findByText(
      'Kamar 208, quad, 2 kosong. Agus Pramono dan Rahmawati Djunaedi bukan suami istri atau mahram.',
    ),
  ).toBeTruthy()
  await user.keyboard('{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('bukan suami istri atau mahram')
  expect(sent).toEqual([])
  await user.keyboard(' {ArrowLeft}{Enter}')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(await whoIn(/^Kamar 211/)).toHaveLength(2)
})

it('lets Escape and a second Space put somebody back', async () => {
  const sent = rooms()
  const { user } = renderApp(PAGE)
  ;(await screen.findByRole('button', { name: /^Rahmawati/ })).focus()
  await user.keyboard(' {Escape}')
  expect(screen.queryByText(/^Memindahkan/)).toBeNull()
  await user.keyboard('  ')
  expect(screen.queryByText(/^Memindahkan/)).toBeNull()
  expect(sent).toEqual([])
})

it('takes numbers one after the other by Enter and Tab, as a hotel’s list is typed', async () => {
  const sent = rooms({ ...PLAN, kamar: [...PLAN.kamar, room('c', '', [])] })
  const { user } = renderApp(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Kamar 211, ubah nomor' }))
  await user.keyboard('301{Enter}302{Tab}303{Enter}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Kamar 303, ubah nomor')
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent.at(-1)?.kamar.map(({ nomor }) => nomor?.[0]?.no)).toEqual(['301', '302', '303'])
  await user.keyboard('{Enter}{Shift>}{Tab}{/Shift}304{Escape}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Kamar 302, ubah nomor')
  await user.keyboard('{Enter}{Shift>}{Enter}{/Shift}{Escape}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Kamar 301, ubah nomor')
  expect(sent).toHaveLength(3)
})

it('keeps a number that another room has in its field, and those typed before it', async () => {
  const sent = rooms({ ...PLAN, kamar: [...PLAN.kamar, room('c', '9A', [])] })
  const { user } = renderApp(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Kamar 211, ubah nomor' }))
  await user.keyboard('301{Enter}9a{Enter}')
  expect(await screen.findByText('Nomor 9a sudah dipakai')).toBeTruthy()
  await user.keyboard('{Backspace}b{Enter}')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.at(-1)?.kamar.map(({ nomor }) => nomor?.[0]?.no)).toEqual(['301', '9b', '9A'])
  await user.click(screen.getByRole('button', { name: 'Tambah kamar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah kamar' }))
  await user.type(dialog.getByLabelText(/^Nomor di/), '301')
  expect(dialog.getByText('Nomor 301 sudah dipakai')).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Tambah kamar' }).disabled).toBe(true)
})

it('says which room is left as it was, wherever the board is scrolled to', async () => {
  const sent = rooms({ ...PLAN, kamar: [room('a', '211', [2], 'triple')] }, [
    { ...person(2, 'Sumiati', 'P'), tipe: 'triple' },
  ])
  const { user } = renderApp(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Pilihan lain untuk kamar 211' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Kasur pembimbing' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Kasur pembimbing di kamar 211' }))
  await user.clear(dialog.getByLabelText('Jumlah kasur'))
  await user.type(dialog.getByLabelText('Jumlah kasur'), '3{Enter}')
  const words = await screen.findByText(
    'Kamar 211 tidak diubah. Kamar ini punya 0 kasur, 1 dibutuhkan: Sumiati.',
  )
  // Neither scrolled away with the rooms nor hidden with them on a phone.
  expect(words.closest('section')).toBeNull()
  expect(sent).toEqual([])
})

it('shows a refusal in its own words, with the board as before', async () => {
  rooms()
  refuseOnce(422, {
    message: 'Data tidak valid',
    errors: { 'kamar.0.nomor.0.no': ['Nomor 209 sudah dipakai kamar lain di Rayhan Ajyad.'] },
  })
  const { user } = renderApp(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Kamar 211, ubah nomor' }))
  await user.keyboard('209{Enter}')
  expect(await screen.findByText('Nomor 209 sudah dipakai kamar lain di Rayhan Ajyad.')).toBeTruthy()
  expect(await card(/^Kamar 211/)).toBeTruthy()
})

it('takes over what somebody else saved first, and says that the own act was not', async () => {
  rooms()
  const theirs = viewOf({ ...PLAN, kamar: [room('a', '211', [2, 1]), room('b', '208', [3])] }, 4)
  refuseOnce(409, { message: 'Sudah diubah orang lain.', data: theirs })
  const { user } = renderApp(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Kamar 211, ubah nomor' }))
  await user.keyboard('215{Enter}')
  expect(await screen.findByText(/^Nisa sudah mengubah pembagian ini lebih dulu/)).toBeTruthy()
  expect(await whoIn(/^Kamar 211/)).toHaveLength(2)
  expect(screen.getByText('Dadang Suherman').closest('section')?.getAttribute('aria-label')).toBe(
    'Belum punya kamar',
  )
})

it('keeps an act for which no network was there, and sends it again', async () => {
  const sent = rooms()
  server.use(http.post(PATH, () => HttpResponse.error(), { once: true }))
  const { user } = renderApp(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Kamar 211, ubah nomor' }))
  await user.keyboard('215{Enter}')
  expect(await screen.findByText(/Perubahan Anda menunggu dikirim/)).toBeTruthy()
  expect(await card(/^Kamar 215/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText(/menunggu dikirim/)).toBeNull())
})

it('asks why somebody gets a better room than they paid for, and sends the reason', async () => {
  const sent = rooms({ ...PLAN, kamar: [...PLAN.kamar, room('c', '301', [], 'triple')] })
  const { user } = renderApp(PAGE)
  await user.click(await screen.findByRole('button', { name: /^Rahmawati/ }))
  await user.click(await screen.findByRole('button', { name: /^Kamar 301 ?Triple/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Kamar lebih baik dari yang dibayar' }))
  await user.type(dialog.getByLabelText('Alasan'), 'Kamar quad habis')
  await user.click(dialog.getByRole('button', { name: 'Simpan dengan alasan' }))
  await waitFor(() => expect(sent[0]).toMatchObject({ alasan: 'Kamar quad habis' }))
})

it('shows a proposal beside the plan of now, and applies it as one step', async () => {
  const sent = rooms()
  const proposed = { ...PLAN, kamar: [room('a', '211', [2, 1]), room('b', '208', [3, 4])] }
  const { kamar, tanpa_kamar, jumlah } = viewOf(proposed, 3)
  const beda = [{ peserta_id: 1, nama: 'Rahmawati Djunaedi', dari: null, ke: 'a', alasan: 'dekat lift' }]
  const asked: unknown[] = []
  server.use(
    http.post(`${PATH}/usul`, async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({ data: { versi: 3, kamar, tanpa_kamar, jumlah, beda, catatan: [] } })
    }),
  )
  const { user } = renderApp(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Usulkan otomatis' }))
  const banner = within(await screen.findByRole('region', { name: 'Usulan' }))
  expect(banner.getByText('Usulan: 1 orang ditempatkan, tanpa bentrok.')).toBeTruthy()
  expect(banner.getByText('Rahmawati Djunaedi ke kamar 211: dekat lift.')).toBeTruthy()
  expect(await whoIn(/^Kamar 211/)).toHaveLength(1)
  await user.click(banner.getByRole('button', { name: 'Lihat satu per satu' }))
  const list = within(await screen.findByRole('dialog', { name: 'Yang berubah oleh usulan' }))
  expect(list.getByText('belum punya kamar → kamar 211')).toBeTruthy()
  await user.click(list.getByRole('button', { name: 'Terapkan' }))
  await waitFor(() => expect(sent[0]).toMatchObject({ versi: 3, kamar: planOf(viewOf(proposed, 3)).kamar }))
  expect(screen.queryByRole('region', { name: 'Usulan' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Urungkan' }))
  await waitFor(() => expect(sent[1]).toMatchObject({ versi: 4, kamar: PLAN.kamar }))
  await user.click(screen.getByRole('button', { name: 'Pilihan usulan' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Susun ulang dari awal' }))
  await user.click(await screen.findByRole('button', { name: 'Buat usulan' }))
  await waitFor(() => expect(asked).toEqual([{ dari: 'sekarang' }, { dari: 'awal' }]))
})

it('prints and hands out nothing while a room has a conflict', async () => {
  rooms({ ...PLAN, kamar: [room('a', '211', [2, 4]), room('b', '208', [3])] })
  renderApp(PAGE)
  const bad = within(await card(/^Kamar 211/))
  expect(bad.getByText('Sumiati Pramono dan Dadang Suherman bukan suami istri atau mahram.')).toBeTruthy()
  expect(bad.getByText('Pindahkan Dadang ke kamar 208.', { exact: false })).toBeTruthy()
  for (const name of ['Cetak', 'Unduh daftar hotel'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
  expect(screen.getByText('Cetak dan daftar hotel menunggu 1 kamar yang bentrok dibereskan.')).toBeTruthy()
})

it('prints numbers and names alone', async () => {
  rooms()
  vi.stubGlobal('print', () => window.dispatchEvent(new Event('beforeprint')))
  const { user } = renderApp(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Cetak' }))
  vi.unstubAllGlobals()
  expect((await screen.findByRole('table')).textContent).toBe(
    'Pembagian kamar di Rayhan AjyadUmrah November, berangkat 21 November 2026: 2 kamarKamarNama208Agus PramonoDadang Suherman211Sumiati Pramono',
  )
})

it('keeps two people together once they asked for it', async () => {
  const sent = rooms({ ...PLAN, kamar: [room('a', '211', [2]), room('b', '', [])] })
  const { user } = renderApp(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Pilihan lain untuk Rahmawati Djunaedi' }))
  // What a room asks of somebody is mended in their own data.
  const data = await screen.findByRole('menuitem', { name: 'Buka data jamaah' })
  expect(data.getAttribute('href')).toMatch(/^\/admin\/jamaah\/\d+$/)
  await user.click(await screen.findByRole('menuitem', { name: 'Harus sekamar dengan…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Permintaan dua orang' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Orang kedua' }), 'Sumiati Pramono')
  await user.click(dialog.getByRole('button', { name: 'Simpan permintaan' }))
  await waitFor(() => expect(sent[0]?.permintaan).toEqual([{ jenis: 'bersama', peserta: [1, 2] }]))
  expect(sent[0]?.kamar[0]?.penghuni).toHaveLength(2)
  await user.click(await screen.findByRole('button', { name: 'Pilihan lain untuk Sumiati Pramono' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Keluarkan dari kamar' }))
  await waitFor(() => expect(sent[1]?.kamar[0]?.penghuni).toEqual([]))
  await user.click(await screen.findByRole('button', { name: /^Hapus permintaan/ }))
  await waitFor(() => expect(sent[2]?.permintaan).toEqual([]))
})

it('asks before a room with people in it is removed', async () => {
  const sent = rooms()
  const { user } = renderApp(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Pilihan lain untuk kamar 208' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hapus kamar' }))
  expect(await screen.findByText('2 orang di dalamnya menjadi belum punya kamar.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hapus kamar' }))
  await waitFor(() => expect(sent[0]?.kamar).toHaveLength(1))
})

it('offers a proposal where there is no room yet, and says where nobody travels or nothing is', async () => {
  rooms({ kamar: [], permintaan: [] })
  const { unmount } = renderApp(PAGE)
  expect(await screen.findByText('Belum ada kamar.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Usulkan otomatis' })).toHaveLength(2)
  unmount()
  rooms({ kamar: [], permintaan: [] }, [])
  const second = renderApp(PAGE)
  expect(await screen.findByText('Belum ada jamaah.')).toBeTruthy()
  second.unmount()
  server.use(http.get(PATH, () => HttpResponse.json({ message: 'x' }, { status: 404 })))
  renderApp(PAGE)
  expect(await screen.findByText('Keberangkatan ini tidak ada.')).toBeTruthy()
})

it('is no page for who reads money', async () => {
  rooms()
  renderApp(PAGE, 'keuangan')
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Pembagian kamar' })).toBeNull()
})
