import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { bookings, ORANG, riwayatOf } from './pemesanan.testing.ts'

const INFANT = { jenis: 'bayi', tanggal_lahir: '2026-05-03' }

it('takes seats with the down payment, gives them back once, and comes back without one', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket({ total_pax: 9, sisa_pax: 9 })
  const { id } = await office.book({ paket_id: paket.id, peserta: [ORANG, ORANG, INFANT] })
  expect((await office.setStatus(id, 'menunggu_dp', 'staf')).body.data).toMatchObject({
    status: 'menunggu_dp',
    batas_dp: '2026-11-24',
    berikutnya: { kunci: 'tagih_dp', sampai: '2026-11-24' },
  })
  expect(await office.sisaPax(paket.id)).toBe(9)
  expect((await office.setStatus(id, 'sebagian', 'staf')).status).toBe(403)
  expect((await office.setStatus(id, 'sebagian', 'keuangan')).status).toBe(403)
  const seated = await office.setStatus(id, 'sebagian')
  expect(seated.status, JSON.stringify(seated.body)).toBe(200)
  expect(seated.body.data.peserta.map(({ berkursi }) => berkursi)).toEqual([true, true, false])
  expect(seated.body.data.batas_dp).toBe('')
  expect(await office.sisaPax(paket.id)).toBe(7)
  for (const wrong of ['sebagian', 'draf', 'berangkat', 'selesai', 'kedaluwarsa']) {
    const { status, body } = await office.setStatus(id, wrong)
    expect([wrong, status, body]).toEqual([
      wrong,
      409,
      expect.objectContaining({ langkah: ['lunas', 'menunggu_dp', 'disimpan', 'batal'] }),
    ])
  }
  expect((await office.setStatus(id, 'terbang')).status).toBe(422)
  expect((await office.setStatus(99, 'batal')).status).toBe(404)
  const both = await Promise.all([office.setStatus(id, 'batal'), office.setStatus(id, 'batal')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await office.sisaPax(paket.id)).toBe(9)
  const again = await office.setStatus(id, 'menunggu_dp', 'staf', 'Jadi berangkat')
  expect(again.body.data).toMatchObject({ status: 'menunggu_dp', alasan: 'Jadi berangkat' })
  expect(await office.sisaPax(paket.id)).toBe(9)
  await office.setStatus(id, 'sebagian')
  expect((await office.setStatus(id, 'disimpan', 'staf')).status).toBe(200)
  expect(await office.sisaPax(paket.id)).toBe(9)
  expect((await riwayatOf(office, id)).map(({ aksi }) => aksi)).toEqual([...Array(6).fill('ubah'), 'buat'])
})

it('waits for a down payment no longer than until the departure', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  for (const [tanggal_keberangkatan, batas_dp] of [
    ['2026-11-22', '2026-11-22'],
    ['2026-11-21', '2026-11-21'],
    ['2026-11-24', '2026-11-24'],
    ['2026-11-25', '2026-11-24'],
  ]) {
    const paket = await office.addPaket({ tanggal_keberangkatan })
    const { id } = await office.book({ paket_id: paket.id })
    expect((await office.setStatus(id, 'menunggu_dp')).body.data.batas_dp).toBe(batas_dp)
  }
})

it('refuses a booking that there are too few seats for, whole, and one whose registration was booked anew', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket({ total_pax: 9, sisa_pax: 1 })
  const two = await office.book({ paket_id: paket.id, peserta: [ORANG, ORANG] })
  const refused = await office.setStatus(two.id, 'sebagian')
  expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ sisa_pax: 1, perlu: 2 })])
  expect((await office.read(two.id)).body.data.status).toBe('draf')
  expect(await office.sisaPax(paket.id)).toBe(1)
  await office.post('/api/pendaftaran', {
    nama: 'Siti',
    telepon: '081234567890',
    setuju: true,
    paket: paket.slug,
  })
  const first = await office.send({ pendaftaran_id: 1 })
  await office.setStatus(first.body.data.id, 'batal')
  const second = await office.send({ pendaftaran_id: 1 })
  expect(second.status, JSON.stringify(second.body)).toBe(201)
  const back = await office.setStatus(first.body.data.id, 'menunggu_dp')
  expect([back.status, back.body.kode]).toEqual([409, second.body.data.kode])
})

it('brings nobody back who travels elsewhere by now, nor onto a departure that takes nobody', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const [june, near] = [
    await office.addPaket(),
    await office.addPaket({ tanggal_keberangkatan: '2027-06-25' }),
  ]
  const peserta = [{ ...ORANG, jamaah_id: await office.addJamaah('AHMAD') }]
  const cancelled = await office.book({ paket_id: june.id, peserta })
  await office.setStatus(cancelled.id, 'batal')
  const kept = await office.book({ paket_id: june.id, peserta })
  await office.setStatus(kept.id, 'sebagian')
  await office.setStatus(kept.id, 'disimpan')
  const now = await office.book({ paket_id: near.id, peserta })
  const back = [
    [cancelled.id, 'menunggu_dp'],
    [kept.id, 'sebagian'],
    [kept.id, 'lunas'],
  ] as const
  for (const [id, status] of back) {
    const refused = await office.setStatus(id, status)
    expect([status, refused.status, refused.body.id, refused.body.kode]).toEqual([
      status,
      409,
      now.id,
      now.kode,
    ])
  }
  expect(await office.sisaPax(june.id)).toBe(june.sisa_pax)
  await office.setStatus(now.id, 'batal')
  // Of two who come back at once one does.
  const [one, other] = await Promise.all([
    office.setStatus(cancelled.id, 'menunggu_dp'),
    office.setStatus(kept.id, 'sebagian'),
  ])
  expect([one.status, other.status].sort()).toEqual([200, 409])
  for (const { id } of [cancelled, kept]) await office.setStatus(id, 'batal')

  const draft = await office.book({ paket_id: near.id })
  const takesNobody = async (words: RegExp, ids: readonly number[]) => {
    for (const id of ids) {
      const { status, body } = await office.setStatus(id, 'menunggu_dp', 'staf')
      expect([id, status, body.message]).toEqual([id, 409, expect.stringMatching(words)])
    }
  }
  await office.post(`/api/paket/${june.id}`, { status: 'arsip' }, 'admin')
  await takesNobody(/sudah diarsipkan/, [cancelled.id])
  await office.post(`/api/paket/${june.id}`, { status: 'draf' }, 'admin')
  await office.post(`/api/paket/${near.id}`, { status: 'draf' }, 'admin')
  await takesNobody(/masih draf/, [cancelled.id, draft.id])
  await office.post(`/api/paket/${near.id}`, { status: 'terbit' }, 'admin')
  office.advance(300 * 24 * 3_600_000)
  await takesNobody(/sudah berangkat/, [now.id, draft.id])
  expect((await office.setStatus(draft.id, 'batal', 'staf')).status).toBe(200)
})

it('gives nine seats to nine of a hundred bookings that ask at once', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket({ total_pax: 9, sisa_pax: 9 })
  const ids: number[] = []
  for (let n = 0; n < 100; n += 1) ids.push((await office.book({ paket_id: paket.id })).id)
  await office.as('admin')
  const answers = await Promise.all(ids.map((id) => office.setStatus(id, 'sebagian')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(91)
  expect(await office.sisaPax(paket.id)).toBe(0)
  expect((await office.list({ paket: paket.slug })).jumlah).toMatchObject({ '': 100, draf: 91, sebagian: 9 })
})
