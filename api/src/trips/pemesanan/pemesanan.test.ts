import type { Hitungan } from '@safar/shared/content/paket/hitung/calculate'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { TERSEGEL } from '@safar/shared/platform/text/mask'
import type { HargaPemesanan, PemesananPage } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { bookings, ORANG, PEMESAN, riwayatOf } from './pemesanan.testing.ts'

const FAMILY = [
  ORANG,
  ORANG,
  { jenis: 'anak', tanggal_lahir: '2018-05-03', kasur: true, kamar: 'quad' },
  { jenis: 'bayi', tanggal_lahir: '2026-05-03' },
]

describe('a booking by hand', () => {
  it('freezes the price of the family calculator, whatever sum is sent and whatever the package costs later', async () => {
    await using test = await createTestApp()
    const office = bookings(test)
    const paket = await office.addPaket()
    const sent = {
      paket_id: paket.slug,
      pemesan: PEMESAN,
      peserta: FAMILY,
      total: 1,
      harga: 1,
      catatan: 'Minta lantai bawah',
      catatan_staf: 'Langganan',
    }
    const { status, body } = await office.send(sent)
    expect(status, JSON.stringify(body)).toBe(201)
    const { data } = body
    const known = await office.post<{ data: Hitungan }>(`/api/paket/${paket.id}/hitung`, {
      peserta: FAMILY.map(({ kamar: _, ...one }: { kamar?: string; jenis: string }) => one),
      kamar: 'quad',
    })
    expect(data.total).toBe(known.body.data.total)
    expect(data.baris).toEqual(known.body.data.baris)
    expect(data.tagihan.map(({ jatuh_tempo, jumlah }) => [jatuh_tempo, jumlah])).toEqual(
      known.body.data.jadwal.map(({ jatuh_tempo, jumlah }) => [jatuh_tempo, jumlah]),
    )
    expect(data).toMatchObject({
      kode: 'SFR-2026-0001',
      paket_id: paket.id,
      status: 'draf',
      mata_uang: 'Rp',
      pemesan: { ...PEMESAN, telepon: '6281234567890' },
      catatan: 'Minta lantai bawah',
      catatan_staf: 'Langganan',
      jumlah_peserta: 4,
      tanpa_jamaah: 4,
      berikutnya: { kunci: 'kirim_tagihan' },
      peringatan: [],
    })
    expect(
      data.peserta.map(({ jenis, kamar, kasur, perlu_kursi, berkursi }) => [
        jenis,
        kamar,
        kasur,
        perlu_kursi,
        berkursi,
      ]),
    ).toEqual([
      ['dewasa', 'quad', true, true, false],
      ['dewasa', 'quad', true, true, false],
      ['anak', 'quad', true, true, false],
      ['bayi', 'quad', false, false, false],
    ])
    await office.post(`/api/paket/${paket.id}`, { harga_quad: 45_000_000 }, 'admin')
    expect((await office.read(data.kode.toLowerCase())).body.data).toEqual(data)
    expect((await riwayatOf(office, data.id)).map(({ aksi }) => aksi)).toEqual(['buat'])
  })

  it('prices each participant’s own room, visa and policy kept as sent', async () => {
    await using test = await createTestApp()
    const office = bookings(test)
    const paket = await office.addPaket()
    const visa = { provider: 'Nusuk', no: 'V-1', berlaku: '2027-05-01', akhir: '2027-08-01' }
    const polis = {
      asuransi: 'Takaful',
      no: 'P-1',
      input: '2027-05-02',
      awal: '2027-06-20',
      akhir: '2027-07-01',
    }
    const peserta = [
      { ...ORANG, visa, polis },
      { ...ORANG, kamar: 'double' },
    ]
    const { total, peserta: people } = await office.book({ paket_id: paket.id, peserta })
    expect(total).toBe(61_500_000)
    expect(people.map((one) => [one.kamar, one.visa.no, one.polis])).toEqual([
      ['quad', 'V-1', polis],
      ['double', '', { asuransi: '', no: '', input: '', awal: '', akhir: '' }],
    ])
    const asked = { paket_id: paket.id, peserta, cicilan: 3 }
    const price = await office.post<{ data: HargaPemesanan }>('/api/pemesanan/hitung', asked)
    expect(price.body.data.total).toBe(total)
    expect(price.body.data.tagihan.map(({ jenis }) => jenis)).toEqual([
      'dp',
      'angsuran',
      'angsuran',
      'pelunasan',
    ])
    expect((await office.list()).meta.total).toBe(1)
  })

  it('refuses by field what is missing, unknown, not born yet or without a price', async () => {
    await using test = await createTestApp()
    const office = bookings(test)
    const paket = await office.addPaket({ harga_double: 0, harga_bayi: null })
    const left = await office.addPaket({ tanggal_keberangkatan: '2026-11-01' })
    const draft = await office.addPaket({ status: 'draf' })
    const base = { paket_id: paket.id, pemesan: PEMESAN, peserta: [ORANG] }
    const bad: [object, string][] = [
      [{ paket_id: 99 }, 'paket_id'],
      [{ paket_id: left.id }, 'paket_id'],
      [{ paket_id: draft.id }, 'paket_id'],
      [{ pemesan: { ...PEMESAN, nama: ' ' } }, 'pemesan.nama'],
      [{ pemesan: { ...PEMESAN, telepon: 'abc' } }, 'pemesan.telepon'],
      [{ pemesan: { nama: 'Siti', telepon: '', email: '' } }, 'pemesan.email'],
      [{ peserta: [] }, 'peserta'],
      [{ peserta: [{ jenis: 'lansia', kamar: 'quad' }] }, 'peserta.0.jenis'],
      [{ peserta: [{ jenis: 'dewasa' }] }, 'peserta.0.kamar'],
      [{ peserta: [ORANG, { jenis: 'dewasa', kamar: 'double' }] }, 'peserta.1.kamar'],
      [{ peserta: [ORANG, { jenis: 'bayi', tanggal_lahir: '2026-05-03' }] }, 'peserta.1.jenis'],
      [
        { peserta: [{ jenis: 'anak', tanggal_lahir: '2027-02-01', kamar: 'quad' }] },
        'peserta.0.tanggal_lahir',
      ],
      [
        { peserta: [{ jenis: 'anak', tanggal_lahir: '2019-02-29', kamar: 'quad' }] },
        'peserta.0.tanggal_lahir',
      ],
      [{ peserta: [{ ...ORANG, jamaah_id: 77 }] }, 'peserta.0.jamaah_id'],
      [{ peserta: [{ ...ORANG, nama: '3276.0141.0790.0001' }] }, 'peserta.0.nama'],
      [{ peserta: [{ ...ORANG, nama: 'X 1234567' }] }, 'peserta.0.nama'],
      [{ cicilan: 0 }, 'cicilan'],
      [{ pendaftaran_id: 123 }, 'pendaftaran_id'],
    ]
    for (const [more, field] of bad) {
      const { status, body } = await office.send({ ...base, ...more })
      expect([field, status, Object.keys(body.errors ?? {})]).toEqual([
        field,
        422,
        expect.arrayContaining([field]),
      ])
    }
    expect((await office.send({})).body.errors).toHaveProperty('paket_id')
    expect((await office.list()).meta.total).toBe(0)
    // None of them used up a number.
    expect((await office.book(base)).kode).toBe('SFR-2026-0001')
  })

  it('is made by staff alone, read by the office, and its notes are for staff', async () => {
    await using test = await createTestApp()
    const office = bookings(test)
    const paket = await office.addPaket()
    const { id } = await office.book({
      paket_id: paket.id,
      catatan: 'Minta lantai bawah',
      catatan_staf: 'Hati-hati',
    })
    const payload = { paket_id: paket.id, pemesan: PEMESAN, peserta: [ORANG] }
    for (const [role, read, write] of [
      ['admin', 200, 201],
      ['staf', 200, 201],
      ['keuangan', 200, 403],
      ['user', 403, 403],
    ] as const) {
      expect([role, (await office.read(id, role)).status]).toEqual([role, read])
      expect([role, (await office.send(payload, role)).status]).toEqual([role, write])
    }
    const nobody = await test.call({ url: `/api/pemesanan/${id}` })
    expect(nobody.status).toBe(401)
    expect((await office.read(id, 'keuangan')).body.data).toMatchObject({ catatan: '', catatan_staf: '' })
    expect((await office.post(`/api/pemesanan/${id}`, { catatan: 'x' }, 'keuangan')).status).toBe(403)
    expect((await office.read(99)).status).toBe(404)
    expect((await office.read('SFR-2026-9999')).status).toBe(404)
    expect((await office.read("'; drop--")).status).toBe(404)
  })

  it('shows finance no number of a visa or a policy and no day of birth, and finds by none of a pilgrim’s', async () => {
    await using test = await createTestApp()
    const office = bookings(test)
    const paket = await office.addPaket()
    const jamaah_id = await office.addJamaah('FATIMAH ZAHRA', {
      tgl_lahir: '1990-07-01',
      nama_ktp: 'Fatimah Binti Usman',
      no_hp: '081377776666',
      email: 'zahra@contoh.test',
      kabupaten: 'KAB. BOGOR',
      nik: '3276014107900001',
    })
    const visa = { provider: 'Nusuk', no: 'V-4711', berlaku: '2027-05-01', akhir: '' }
    const polis = { asuransi: 'Takaful', no: 'P-4711' }
    const { id, kode } = await office.book({
      paket_id: paket.id,
      peserta: [{ ...ORANG, jamaah_id, visa, polis, teman_sekamar: 'Bu Rukiah' }],
    })
    const { data } = (await office.read(id, 'keuangan')).body
    expect(data.peserta[0]).toMatchObject({
      nama: 'FATIMAH ZAHRA',
      tanggal_lahir: '',
      visa: { ...visa, no: TERSEGEL },
      polis: { asuransi: 'Takaful', no: TERSEGEL },
    })
    for (const url of [`/api/pemesanan/${id}/riwayat`, `/api/peserta/${data.peserta[0]?.id}/riwayat`])
      expect((await test.call({ url, headers: await office.as('keuangan') })).status).toBe(403)
    const find = async (q: string, role: 'staf' | 'keuangan') => {
      const sent = await office.post<PemesananPage>('/api/daftar/pemesanan', { q }, role)
      expect(sent.body).toEqual(await office.list({ q }, role))
      return sent.body.data.map((found) => found.kode)
    }
    for (const q of ['zahra', 'fatimah', 'rukiah', 'siti', '0812 3456-7890', kode])
      for (const role of ['staf', 'keuangan'] as const) expect([q, await find(q, role)]).toEqual([q, [kode]])
    for (const q of ['usman', '081377776666', 'zahra@contoh', 'bogor']) {
      expect([q, await find(q, 'staf')]).toEqual([q, [kode]])
      expect([q, await find(q, 'keuangan')]).toEqual([q, []])
    }
    const pilgrims = await office.post<{ data: { id: number }[] }>('/api/daftar/jamaah', {
      q: kode.toLowerCase(),
    })
    expect(pilgrims.body.data.map((one) => one.id)).toEqual([jamaah_id])
    for (const q of ['3276014107900001', '4711']) expect(await find(q, 'keuangan')).toEqual([])
    expect((await office.post('/api/daftar/pemesanan', { q: 'siti' }, 'user')).status).toBe(403)
    expect((await office.post('/api/daftar/pemesanan', { status: 'hilang' })).status).toBe(422)
  })

  it('counts codes without a gap, fifty at once, and makes one booking for one key', async () => {
    await using test = await createTestApp()
    const office = bookings(test)
    const paket = await office.addPaket()
    const payload = { paket_id: paket.id, pemesan: PEMESAN, peserta: [ORANG] }
    const broken = { ...payload, peserta: [{ ...ORANG, jamaah_id: 77 }] }
    await office.as('staf')
    const sent = Array.from({ length: 60 }, (_, index) => office.send(index % 6 === 5 ? broken : payload))
    const made = (await Promise.all(sent)).filter(({ status }) => status === 201)
    const kodes = made.map(({ body }) => body.data.kode).sort()
    expect(kodes).toEqual(Array.from({ length: 50 }, (_, n) => `SFR-2026-${String(n + 1).padStart(4, '0')}`))
    const key = { 'idempotency-key': 'satu' }
    const [first, second] = await Promise.all([
      office.send(payload, 'staf', key),
      office.send(payload, 'staf', key),
    ])
    expect(first.body).toEqual(second.body)
    expect(first.body.data.kode).toBe('SFR-2026-0051')
    office.advance(45 * 24 * 3_600_000)
    expect((await office.book(payload)).kode).toBe('SFR-2027-0001')
  })

  it('changes payer and notes, and tells both sides when somebody saved first', async () => {
    await using test = await createTestApp()
    const office = bookings(test)
    const paket = await office.addPaket()
    const made = await office.book({ paket_id: paket.id, peserta: [ORANG, ORANG] })
    const path = `/api/pemesanan/${made.id}`
    office.advance(1_000)
    const saved = await office.post(path, {
      pemesan: { telepon: '0813-1111-2222' },
      catatan_staf: 'Transfer hari Senin',
      updated_at: made.updated_at,
    })
    expect(saved.body.data).toMatchObject({
      pemesan: { ...PEMESAN, telepon: '6281311112222' },
      catatan_staf: 'Transfer hari Senin',
      total: made.total,
    })
    const stale = await office.post(path, { catatan: 'lama', updated_at: made.updated_at })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({
      updated_at: { anda: made.updated_at, tersimpan: saved.body.data.updated_at },
    })
    const nobody = await office.post(path, { pemesan: { telepon: '', email: '' } })
    expect(nobody.body.errors).toHaveProperty('pemesan.telepon')
    const alone = await office.post(path, { kamar_sendiri: true })
    expect(alone.body.data.total).toBe(4 * 29_500_000)
    expect((await riwayatOf(office, made.id)).map(({ aksi }) => aksi)).toEqual(['ubah', 'ubah', 'buat'])
    // What was agreed of one that has ended stays, though who may be reached changes.
    for (const status of ['sebagian', 'lunas', 'berangkat', 'selesai'])
      await office.setStatus(made.id, status)
    for (const change of [{ kamar_sendiri: false }, { cicilan: 3 }]) {
      const { status, body } = await office.post(path, change)
      expect([status, body.message]).toEqual([409, 'Harga pemesanan yang sudah selesai tidak dapat diubah.'])
    }
    const noted = await office.post(path, { kamar_sendiri: true, catatan_staf: 'Puas' })
    expect(noted.body.data).toMatchObject({ catatan_staf: 'Puas', total: 4 * 29_500_000 })
  })
})

describe('a booking from a registration', () => {
  it('takes people and wishes over with one press, and the registration follows', async () => {
    await using test = await createTestApp()
    const office = bookings(test)
    const paket = await office.addPaket()
    await office.post('/api/pendaftaran', {
      nama: 'Hasan Basri',
      telepon: '0812 3456 7890',
      setuju: true,
      paket: paket.slug,
      kamar: 'triple',
      jumlah_pax: 3,
      catatan: 'Ibu tidak kuat jalan jauh',
    })
    const [pressed, again] = await Promise.all([
      office.send({ pendaftaran_id: 1 }),
      office.send({ pendaftaran_id: 1 }, 'admin'),
    ])
    const [made, refused] = pressed.status === 201 ? [pressed, again] : [again, pressed]
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body.data).toMatchObject({
      paket_id: paket.id,
      pendaftaran_id: 1,
      pemesan: { nama: 'Hasan Basri', telepon: '6281234567890', email: '' },
      catatan: 'Ibu tidak kuat jalan jauh',
      total: 3 * 30_500_000,
    })
    expect(made.body.data.peserta.map(({ nama }) => nama)).toEqual(['Hasan Basri', '', ''])
    const { id, kode } = made.body.data
    expect([refused.status, refused.body.id, refused.body.kode]).toEqual([409, id, kode])
    const { body } = await test.call<{ data: Pendaftaran[] }>({
      url: '/api/pendaftaran',
      headers: await office.as('admin'),
    })
    expect(body.data[0]?.status).toBe('dihubungi')
    expect((await office.list()).meta.total).toBe(1)
    const booked = async () => {
      const headers = await office.as('keuangan')
      const one = await test.call<{ data: Pendaftaran }>({ url: '/api/pendaftaran/1', headers })
      const list = await test.call<{ data: Pendaftaran[] }>({ url: '/api/pendaftaran', headers })
      return [one.body.data, ...list.body.data].map(({ pemesanan }) => pemesanan)
    }
    expect(await booked()).toEqual([
      { id, kode },
      { id, kode },
    ])
    await office.setStatus(id, 'batal')
    expect(await booked()).toEqual([null, null])
  })
})

it('makes one booking of registrations that were joined', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket()
  const sent = { nama: 'Hasan Basri', telepon: '0812 3456 7890', setuju: true, paket: paket.slug }
  await office.post('/api/pendaftaran', sent)
  await office.post('/api/pendaftaran', { ...sent, nama: 'Hasan' })
  const first = await office.send({ pendaftaran_id: 2 })
  expect(first.status, JSON.stringify(first.body)).toBe(201)
  const joined = await office.post('/api/pendaftaran/1/gabung', { dengan_id: 2 })
  expect(joined.status, JSON.stringify(joined.body)).toBe(200)
  const { id, kode } = first.body.data
  const listed = await test.call<{ data: Pendaftaran[] }>({
    url: '/api/pendaftaran?q=hasan',
    headers: await office.as('staf'),
  })
  expect(listed.body.data.map(({ pemesanan }) => pemesanan)).toEqual([
    { id, kode },
    { id, kode },
  ])
  const again = await office.send({ pendaftaran_id: 1 })
  expect([again.status, again.body.id, again.body.kode]).toEqual([409, id, kode])
  await office.setStatus(id, 'batal')
  const second = await office.send({ pendaftaran_id: 1 })
  expect(second.status, JSON.stringify(second.body)).toBe(201)
  const back = await office.setStatus(id, 'menunggu_dp')
  expect([back.status, back.body.kode]).toEqual([409, second.body.data.kode])
})

it('lists bookings by code, payer and people, by departure and state, in pages', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const [june, july] = [
    await office.addPaket({ nama_paket: 'Umrah Juni' }),
    await office.addPaket({ nama_paket: 'Umrah Juli', tanggal_keberangkatan: '2027-07-01' }),
  ]
  const jamaah = await office.addJamaah('FATIMAH ZAHRA')
  const first = await office.book({ paket_id: july.id, peserta: [{ ...ORANG, jamaah_id: jamaah }] })
  const second = await office.book({
    paket_id: june.id,
    pemesan: { nama: 'Budi Santoso', telepon: '0813 9999 8888', email: '' },
    peserta: [{ ...ORANG, nama: 'Pak Karim' }, ORANG],
  })
  const found = async (query: Record<string, string>) =>
    (await office.list(query)).data.map(({ kode }) => kode)
  expect(await found({})).toEqual([second.kode, first.kode])
  expect(await found({ urut: 'berangkat' })).toEqual([second.kode, first.kode])
  expect(await found({ q: 'zahra' })).toEqual([first.kode])
  expect(await found({ q: 'karim' })).toEqual([second.kode])
  expect(await found({ q: 'budi 0813' })).toEqual([second.kode])
  expect(await found({ q: first.kode })).toEqual([first.kode])
  expect(await found({ q: '%' })).toEqual([])
  expect(await found({ paket: july.slug })).toEqual([first.kode])
  expect(await found({ paket: '99' })).toEqual([])
  expect(await found({ status: 'lunas' })).toEqual([])
  expect(await found({ per_page: '1', page: '2' })).toEqual([first.kode])
  const { data, jumlah, meta } = await office.list({ status: 'draf', per_page: '1' })
  expect([jumlah, meta]).toEqual([
    { '': 2, draf: 2, perlu: 2 },
    { total: 2, page: 1, per_page: 1 },
  ])
  expect(data[0]).toMatchObject({ jumlah_peserta: 2, tanpa_jamaah: 2, paket: { nama_paket: 'Umrah Juni' } })
  const wrong = await test.call({ url: '/api/pemesanan?status=hilang', headers: await office.as('staf') })
  expect(wrong.status).toBe(422)
  // Whom a booking needs is not deleted beside it.
  const gone = await test.call({
    method: 'DELETE',
    url: `/api/jamaah/${jamaah}`,
    headers: await office.as('staf'),
  })
  expect(gone.status).toBe(409)
  const departure = await test.call({
    method: 'DELETE',
    url: `/api/paket/${june.id}`,
    headers: await office.as('admin'),
  })
  expect(departure.status).toBe(409)
})

it('refuses a pilgrim who is named twice or travels elsewhere on these days, and warns of minors alone', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket()
  const near = await office.addPaket({ tanggal_keberangkatan: '2027-06-29' })
  const later = await office.addPaket({ tanggal_keberangkatan: '2027-06-30' })
  const jamaah_id = await office.addJamaah('AHMAD', { tgl_lahir: '2012-05-03' })
  const peserta = [{ ...ORANG, jamaah_id }]
  const first = await office.book({ paket_id: paket.id, peserta })
  expect(first.peserta[0]).toMatchObject({ jamaah_id, nama: 'AHMAD', tanggal_lahir: '2012-05-03' })
  expect(first.peringatan).toEqual([expect.stringMatching(/di bawah 18 tahun/)])
  const twice = await office.send({ paket_id: later.id, pemesan: PEMESAN, peserta: [...peserta, ...peserta] })
  expect(twice.body.errors).toHaveProperty('peserta.1.jamaah_id')
  const clash = await office.send({ paket_id: near.id, pemesan: PEMESAN, peserta })
  expect([clash.status, clash.body.id, clash.body.kode]).toEqual([409, first.id, first.kode])
  await office.book({ paket_id: later.id, peserta })
})
