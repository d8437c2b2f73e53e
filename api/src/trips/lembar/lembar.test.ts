import type { Kesiapan } from '@safar/shared/trips/kesiapan/readiness-schema'
import type { RuleTouch } from '@safar/shared/trips/kesiapan/rule-touch-schema'
import type { Baris, DepartureSheet } from '@safar/shared/trips/lembar/lembar-schema'
import type { PengingatTenggat } from '@safar/shared/trips/lembar/pengingat-tenggat-schema'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { type Bookings, bookings, ORANG, PRICES } from '../pemesanan/pemesanan.testing.ts'

const DAY_MS = 86_400_000
const PASPOR = { no_paspor: 'X1234567', tgl_terbit: '2025-01-01', tgl_habis: '2028-01-05' }
const DEPARTURE = { ...PRICES, tanggal_keberangkatan: '2027-06-21', minimal_pax: 10 }

async function sheetOf({ test, as }: Bookings, paket: number | string, role: 'staf' | 'keuangan' = 'staf') {
  const url = `/api/keberangkatan/${paket}/lembar`
  return test.call<{ data: DepartureSheet }>({ url, headers: await as(role) })
}
const stateOf = (baris: Baris | undefined, kunci: string) =>
  baris?.syarat.find((one) => one.kunci === kunci)?.keadaan

it('is a departure with its deadlines and its people, families known and numbers masked', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket(DEPARTURE)
  const father = await office.addJamaah('BUDI SANTOSO WIJAYA', {
    ...PASPOR,
    tgl_lahir: '1980-05-05',
    jenis_kelamin: 'L',
  })
  const child = await office.addJamaah('RANI PUTRI WIJAYA', { tgl_lahir: '2012-01-01' })
  await office.post(`/api/jamaah/${child}/hubungan`, { dengan: father, jenis: 'orang_tua' })
  const visa = { provider: 'Umm', no: 'V998877', berlaku: '2027-06-01', akhir: '2027-08-01' }
  const family = await office.book({
    paket_id: paket.id,
    peserta: [{ ...ORANG, jamaah_id: father, visa }, { ...ORANG, jamaah_id: child }, ORANG],
  })
  await office.setStatus(family.id, 'sebagian')
  await office.book({ paket_id: paket.id })
  const twin = await office.addJamaah('RATNA DEWI KUSUMA', PASPOR)
  const other = await office.book({ paket_id: paket.id, peserta: [{ ...ORANG, jamaah_id: twin }] })
  await office.setStatus(other.id, 'sebagian')
  const same = (await sheetOf(office, paket.slug)).body.data.baris.map(({ paspor_sama }) => paspor_sama)
  expect(same).toEqual(['RATNA DEWI KUSUMA', '', '', 'BUDI SANTOSO WIJAYA'])
  await office.setStatus(other.id, 'batal')
  const { status, headers, body } = await sheetOf(office, paket.slug)
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  const { baris, tenggat, paket: shown } = body.data
  expect(shown).toMatchObject({ berangkat: '2027-06-21', pulang: '2027-06-29', minimum: 10 })
  const [one, two, empty] = baris
  expect(baris).toHaveLength(3)
  expect(one).toMatchObject({ kode: family.kode, nama: 'BUDI SANTOSO WIJAYA', umur: 47, visa: { ada: true } })
  expect(one?.jamaah).toMatchObject({ id: father, no_paspor: 'X12****7', tgl_habis: '2028-01-05' })
  expect([one?.keluarga, two?.keluarga, empty?.keluarga]).toEqual([
    one?.peserta_id,
    one?.peserta_id,
    empty?.peserta_id,
  ])
  expect([stateOf(one, 'paspor'), stateOf(one, 'visa'), stateOf(two, 'paspor')]).toEqual([
    'penghalang',
    'ok',
    'penghalang',
  ])
  expect(empty).toMatchObject({ jamaah: null, nama: '' })
  expect(JSON.stringify(body)).not.toMatch(/1234567|V998877/)
  expect(tenggat.map(({ kunci, tanggal, selesai, dari }) => [kunci, tanggal, selesai, dari])).toEqual([
    ['minimum', '2027-05-07', 3, 10],
    ['pelunasan', '2027-05-22', 0, 1],
    ['dokumen', '2027-05-22', 0, 3],
    ['manifest', '2027-06-01', 0, 3],
    ['visa', '2027-06-07', 1, 3],
    ['manasik', '2027-06-14', null, null],
    ['kamar', '2027-06-18', 0, 3],
    ['laporan', '2027-07-09', null, null],
  ])
  // Who came to the meeting is who was marked at the newest stop of that name.
  const group = `/api/keberangkatan/${paket.id}/rombongan`
  const link = await office.post<{ data: { tautan: string } }>(group, {})
  const cell = (jenis: string, kunci: string, nilai: object, waktu: number) => ({
    jenis,
    kunci,
    nilai: JSON.stringify(nilai),
    waktu,
    perangkat: 'hpcontoh1',
  })
  const here = { ada: true, pada: 5 }
  const [first, second] = family.peserta.map(({ id }) => id)
  const sel = [
    cell('perhentian', 'stop01', { nama: 'Manasik 1', hari: '2027-05-01', pada: 1, hapus: false }, 1),
    cell('perhentian', 'stop02', { nama: 'Manasik akbar', hari: '2027-06-01', pada: 2, hapus: false }, 2),
    cell('perhentian', 'stop03', { nama: 'Naik bus', hari: '2027-06-21', pada: 3, hapus: false }, 3),
    cell('hadir', `stop01.${second}`, here, 4),
    cell('hadir', `stop02.${first}`, here, 5),
    cell('hadir', `stop02.${second}`, { ...here, ada: false }, 6),
    cell('hadir', `stop02.999`, here, 7),
    cell('hadir', `stop03.${second}`, here, 8),
  ]
  const sent = await test.call({
    method: 'POST',
    url: '/api/rombongan',
    headers: { 'x-rombongan': link.body.data.tautan.split('#')[1] ?? '' },
    payload: { sejak: 0, sel },
  })
  expect(sent.status).toBe(200)
  const met = (await sheetOf(office, paket.id)).body.data.tenggat.find(({ kunci }) => kunci === 'manasik')
  expect([met?.selesai, met?.dari, met?.beres]).toEqual([1, 3, false])
  // Rooms are done by who has one that may be so.
  const kamar = [{ tipe: 'quad', penghuni: [{ peserta_id: first }] }]
  const plan = await office.post(`/api/keberangkatan/${paket.id}/kamar`, { versi: 0, kamar })
  expect(plan.status, JSON.stringify(plan.body)).toBe(200)
  const housed = (await sheetOf(office, paket.id)).body.data.tenggat.find(({ kunci }) => kunci === 'kamar')
  expect([housed?.selesai, housed?.dari, housed?.beres]).toEqual([1, 3, false])
  expect((await sheetOf(office, paket.id, 'keuangan')).status).toBe(403)
  expect((await sheetOf(office, 'tidak-ada')).status).toBe(404)
})

it('turns exactly the cells of a departure that moved by a month', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket(DEPARTURE)
  const add = (nama: string, tgl_habis: string) =>
    office.addJamaah(nama, { ...PASPOR, no_paspor: `X${tgl_habis.replaceAll('-', '')}`, tgl_habis })
  const short = await add('BUDI SANTOSO WIJAYA', '2028-02-01')
  const long = await add('SITI AMINAH BINTI HASAN', '2034-12-31')
  const visa = { no: 'V1', berlaku: '2027-06-01', akhir: '2027-09-01' }
  const polis = { no: 'P1', awal: '2027-06-01', akhir: '2027-07-10' }
  const booking = await office.book({
    paket_id: paket.id,
    peserta: [
      { ...ORANG, jamaah_id: short, visa },
      { ...ORANG, jamaah_id: long, polis },
    ],
  })
  await office.setStatus(booking.id, 'sebagian')
  const states = async () =>
    (await sheetOf(office, paket.id)).body.data.baris.flatMap(({ nama, syarat }) =>
      syarat.map(({ kunci, keadaan }) => `${nama} ${kunci} ${keadaan}`),
    )
  const before = await states()
  await office.post(`/api/paket/${paket.id}`, { tanggal_keberangkatan: '2027-07-21' }, 'admin')
  const after = await states()
  expect(after.filter((cell) => !before.includes(cell))).toEqual([
    'BUDI SANTOSO WIJAYA paspor penghalang',
    'BUDI SANTOSO WIJAYA visa penghalang',
    'SITI AMINAH BINTI HASAN polis penghalang',
  ])
  expect(after).toHaveLength(before.length)
})

it('says whom a rule would touch before it is saved, and saves nothing', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket(DEPARTURE)
  const past = await office.addPaket({ ...DEPARTURE, tanggal_keberangkatan: '2027-03-01' })
  const one = await office.addJamaah('BUDI SANTOSO WIJAYA', { ...PASPOR, tgl_habis: '2028-02-01' })
  const booking = await office.book({ paket_id: paket.id, peserta: [{ ...ORANG, jamaah_id: one }, ORANG] })
  await office.setStatus(booking.id, 'sebagian')
  const other = await office.book({ paket_id: past.id, peserta: [{ ...ORANG, jamaah_id: one }] })
  await office.setStatus(other.id, 'sebagian')
  const touch = (rules: object, role: 'admin' | 'staf' = 'admin') =>
    office.post<{ data: RuleTouch; errors?: object }>('/api/kesiapan/sentuh', rules, role)
  const angka = (nilai: number, berlaku_sejak: string) => [
    { kunci: 'paspor_bulan', nilai, berlaku_sejak, sumber: 'Surat 1/2027' },
  ]
  const months = await touch({ angka: angka(8, '2027-06-01') })
  expect([months.status, months.body.data]).toMatchObject([
    200,
    {
      orang: 1,
      keberangkatan: [
        {
          slug: paket.slug,
          orang: 1,
          siapa: [
            { nama: 'BUDI SANTOSO WIJAYA', berubah: [{ kunci: 'paspor', dari: 'ok', ke: 'penghalang' }] },
          ],
        },
      ],
    },
  ])
  expect((await touch({ angka: angka(8, '2027-07-01') })).body.data).toEqual({ orang: 0, keberangkatan: [] })
  const ktp = { aturan: 'ktp', tegas: 'penghalang', berlaku_sejak: '2027-01-01', sumber: 'Surat' }
  expect((await touch({ aturan_siap: [ktp] })).body.data.orang).toBe(2)
  const musim = {
    nama: '1448 H',
    mulai: '2026-06-10',
    visa_terakhir: '2027-06-01',
    masuk_terakhir: '2027-06-25',
    keluar_terakhir: '2027-06-28',
    sumber: 'Pengumuman',
  }
  const season = (await touch({ musim: [musim] })).body.data.keberangkatan
  expect(season.map(({ slug }) => slug)).toEqual([paket.slug])
  expect(season[0]?.siapa[0]?.berubah[0]).toMatchObject({ kunci: 'musim', dari: '', ke: 'penghalang' })
  const wrong = await touch({ musim: [{ ...musim, masuk_terakhir: '2027-05-01' }] })
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['musim.0.masuk_terakhir']])
  expect((await touch({ aturan_siap: [ktp] }, 'staf')).status).toBe(403)

  const saved = await office.post('/api/pengaturan', { aturan_siap: [ktp], musim: [musim] }, 'admin')
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const ready = await test.call<{ data: Kesiapan[] }>({
    url: `/api/keberangkatan/${paket.id}/kesiapan`,
    headers: await office.as('staf'),
  })
  expect(ready.body.data[0]?.syarat).toContainEqual(
    expect.objectContaining({ kunci: 'ktp', keadaan: 'penghalang', batas: '2027-05-22' }),
  )
})

it('reminds each family that lacks something once for a day, after quiet hours, and nobody who is muted', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket(DEPARTURE)
  const [told, muted, silent, stopped] = [
    await office.book({ paket_id: paket.id, peserta: [ORANG, ORANG] }),
    await office.book({ paket_id: paket.id }),
    await office.book({
      paket_id: paket.id,
      pemesan: { nama: 'Dewi', telepon: '0813 4567-8901', email: '' },
    }),
    await office.book({
      paket_id: paket.id,
      pemesan: { nama: 'Budi', telepon: '0813 4567-8902', email: 'budi@contoh.test' },
    }),
  ]
  for (const { id } of [told, muted, silent, stopped]) await office.setStatus(id, 'sebagian')
  await office.post(`/api/pemesanan/${muted.id}/pengingat`, { diam: true })
  await office.post('/api/kotak-keluar/henti', { alamat: 'Budi@contoh.test', henti: true }, 'admin')
  const url = `/api/keberangkatan/${paket.slug}/pengingat`
  const remind = () => office.post<{ data: PengingatTenggat }>(url, {})
  const [{ body }] = await Promise.all([remind(), remind()])
  expect(body.data.batas).toBe('2027-05-22')
  const after = await remind()
  expect(after.body.data.keluarga.map(({ kode, keadaan, kurang }) => [kode, keadaan, kurang])).toEqual([
    [told.kode, 'sudah', [{ kunci: 'jamaah', orang: 2 }]],
    [muted.kode, 'diam', [{ kunci: 'jamaah', orang: 1 }]],
    [silent.kode, 'tanpa_email', [{ kunci: 'jamaah', orang: 1 }]],
    [stopped.kode, 'berhenti', [{ kunci: 'jamaah', orang: 1 }]],
  ])
  const mails = async () =>
    test.deps.database.db
      .selectFrom('kotak_keluar')
      .select(['rujukan', 'tenang', 'teks'])
      .where('peristiwa', '=', 'tenggat-dokumen')
      .orderBy('id')
      .execute()
  expect(await mails()).toEqual([
    { rujukan: `pemesanan:${told.id}`, tenang: 1, teks: expect.stringContaining('2 orang') },
  ])
  // Papers are due on another day once the departure moves: that is another event.
  await office.post(`/api/paket/${paket.id}`, { tanggal_keberangkatan: '2027-07-21' }, 'admin')
  await remind()
  expect(await mails()).toHaveLength(2)
  // Once that day is over, the manifest's is the one to come, and at last the departure's.
  office.advance(216 * DAY_MS)
  expect((await remind()).body.data.batas).toBe('2027-07-01')
  office.advance(20 * DAY_MS)
  expect((await remind()).body.data.batas).toBe('2027-07-21')
  expect((await mails()).map(({ teks }) => /paling lambat ([^:]+):/.exec(teks)?.[1])).toEqual([
    'Sabtu, 22 Mei 2027',
    'Senin, 21 Juni 2027',
    'Kamis, 1 Juli 2027',
    'Rabu, 21 Juli 2027',
  ])
  expect((await office.post(url, {}, 'keuangan')).status).toBe(403)
  expect(JSON.stringify(after.body)).not.toContain('@')
})
