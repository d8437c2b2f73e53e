import { BERKAS_KELUARGA_SEJAM } from '@safar/shared/trips/tautan-keluarga/tautan-keluarga'
import { expect, it } from 'vitest'
import { SEALED } from '../../platform/vault/sealed-text.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { family, MAIL, NIK, NOTE, PASPOR, passport } from './pesanan.testing.ts'

it('shows its link and its account the same booking, with no note and no number', async () => {
  await using test = await createTestApp()
  const { booking, link, get, post, record, pay, decide } = await family(test)
  await pay(booking.id, 10_000_000, { rujukan: NOTE })
  const waits = await record(booking.id, { jumlah: 5_000_000, rujukan: NOTE })
  await decide(waits.body.data.id, 'tolak', { alasan: 'Uangnya belum masuk' })
  await post(`/api/pemesanan/${booking.id}/tagihan`, {
    uraian: 'Kursi roda',
    jumlah: 1_000_000,
    alasan: NOTE,
  })
  const { token, auth } = await link(booking.id, '7890')
  const seen = await get(auth)
  expect(seen.status, JSON.stringify(seen.body)).toBe(200)
  expect(seen.headers['cache-control']).toBe('no-store')
  const { data } = seen.body
  expect(data).toMatchObject({
    kode: booking.kode,
    dibayar: 10_000_000,
    total: 30_500_000,
    peserta: [{ nama: 'SITI AMINAH', keadaan: 'kurang', visa: true }],
    kwitansi: [{ keadaan: 'sah', tautan: expect.stringContaining('/kwitansi#') }],
    pembayaran: [{ status: 'diterima' }, { status: 'ditolak', alasan: 'Uangnya belum masuk' }],
  })
  // A bill says when its last money came, as the bank tells it; one that is open says nothing.
  expect(data?.tagihan.map(({ keadaan, lunas_pada }) => [keadaan, lunas_pada])).toEqual([
    ['lunas', data?.pembayaran[0]?.tanggal_bank],
    ...(data?.tagihan.slice(1) ?? []).map(({ keadaan }) => [keadaan, '']),
  ])
  expect(data?.berikutnya).toMatchObject({ kunci: expect.any(String), judul: expect.any(String) })
  const account = await get(await test.signIn('user', MAIL))
  expect(account.body.data).toMatchObject({ kode: booking.kode, dibayar: 10_000_000, berlaku_sampai: null })
  const direct = await get({ authorization: `Bearer ${token}`, 'x-angka': '7890' })
  expect(direct.status).toBe(200)
  const preview = await test.call({
    url: `/api/pemesanan/${booking.id}/pesanan`,
    headers: await test.signIn('staf'),
  })
  for (const answer of [seen, account, direct, preview])
    expect(JSON.stringify(answer.body)).not.toMatch(
      new RegExp([NOTE, NIK, PASPOR, '9988776655', 'catatan', token].join('|'), 'i'),
    )
})

it('is closed to whoever has neither, and to other roles', async () => {
  await using test = await createTestApp()
  const { booking, link, get, as } = await family(test)
  const { token } = await link(booking.id, '7890')
  expect((await get({})).status).toBe(401)
  expect((await get({ authorization: `Bearer ${'x'.repeat(43)}` })).status).toBe(401)
  expect((await get({ authorization: `Bearer ${token}` })).status).toBe(401)
  expect((await get({ authorization: `Bearer ${token}`, 'x-angka': '0000' })).status).toBe(403)
  expect((await get(await as('staf'))).status).toBe(403)
  expect((await get(await test.signIn('user', 'lain@contoh.test'))).body).toMatchObject({ data: null })
})

it('gives nothing of another family, whatever id is asked for', async () => {
  await using test = await createTestApp()
  const { booking, other, link, get, paper } = await family(test)
  const { auth } = await link(booking.id, '7890')
  const account = await test.signIn('user', MAIL)
  for (const headers of [auth, account]) {
    for (const id of [other.id, other.kode]) expect((await get(headers, `?pemesanan=${id}`)).status).toBe(404)
    const theirs = other.peserta[0]?.id ?? 0
    expect((await paper(headers, theirs, passport('a'))).status).toBe(404)
  }
})

it('takes a proof once, which staff verify as any other, and says in words what is wrong', async () => {
  await using test = await createTestApp()
  const { booking, link, get, proof, accept, money } = await family(test)
  const { auth } = await link(booking.id, '7890')
  const sent = await Promise.all([proof(auth, 'satu'), proof(auth, 'satu'), proof(auth, 'satu')])
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(sent.map(({ body }) => body.data.id)).size).toBe(1)
  // Nothing that was typed is dropped without a word.
  expect(await proof(auth, 'satu', { jumlah: '9.000.000' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('dengan jumlah Rp 10.000.000') },
  })
  expect((await money(booking.id)).pembayaran).toHaveLength(1)
  const first = sent[0]?.body.data.id ?? 0
  expect((await accept(first)).status).toBe(200)
  expect((await get(auth)).body.data).toMatchObject({ status: 'sebagian', dibayar: 10_000_000 })
  expect(await proof(auth, 'dua', { jumlah: '10 jt' })).toMatchObject({
    status: 422,
    body: { errors: { jumlah: [expect.any(String)] } },
  })
  expect(await proof(auth, 'dua', { tanggal_bank: '2027-11-21' })).toMatchObject({
    status: 422,
    body: { errors: { tanggal_bank: [expect.any(String)] } },
  })
})

it('takes papers of its own people, refused as those of staff are, and once each', async () => {
  await using test = await createTestApp()
  const { booking, jamaah, link, get, paper, as } = await family(test)
  const { auth } = await link(booking.id, '7890')
  const who = booking.peserta[0]?.id ?? 0
  const [one, two] = [await paper(auth, who, passport('a')), await paper(auth, who, passport('a'))]
  expect([one.status, one.body.data.status, two.body.data.id]).toEqual([201, 'diunggah', one.body.data.id])
  const html = new File(['<html><script>1</script>'], 'paspor.jpg', { type: 'image/jpeg' })
  expect((await paper(auth, who, html)).status).toBe(415)
  await test.call({
    method: 'PATCH',
    url: `/api/jamaah/${jamaah}/dokumen/${one.body.data.id}`,
    payload: { status: 'ditolak', alasan: 'fotonya buram' },
    headers: await as('staf'),
  })
  const { data } = (await get(auth)).body
  expect(data?.peserta[0]?.kurang).toContainEqual({
    jenis: 'paspor',
    teks: expect.stringContaining('fotonya buram'),
    batas: expect.stringMatching(/^2027-/),
  })
  expect(data?.peserta[0]?.dokumen).toContainEqual(
    expect.objectContaining({ jenis: 'paspor', keadaan: 'ditolak', alasan: 'fotonya buram' }),
  )
})

it('takes a paper for the booking of its participant, and asks which one of several money is for', async () => {
  await using test = await createTestApp()
  const { booking, addPaket, addJamaah, book, get, paper, proof } = await family(test)
  const { id: paket_id } = await addPaket({ tanggal_keberangkatan: '2027-08-21' })
  const jamaah_id = await addJamaah('AHMAD FAUZI')
  const other = await book({ paket_id, peserta: [{ jenis: 'dewasa', kamar: 'quad', jamaah_id }] })
  const account = await test.signIn('user', MAIL)
  for (const { kode, peserta } of [booking, other]) {
    expect((await paper(account, peserta[0]?.id ?? 0, passport('a'))).status).toBe(201)
    const seen = (await get(account, `?pemesanan=${kode}`)).body.data
    expect(seen?.peserta[0]?.dokumen).toContainEqual(expect.objectContaining({ keadaan: 'diunggah' }))
  }
  expect(await proof(account, 'satu')).toMatchObject({
    status: 422,
    body: { errors: { pemesanan: [expect.any(String)] } },
  })
})

it('asks for no paper that was accepted, whatever the office has yet to write down of it', async () => {
  await using test = await createTestApp()
  const { booking, jamaah, link, get, paper, as } = await family(test)
  const { auth } = await link(booking.id, '7890')
  const { body } = await paper(auth, booking.peserta[0]?.id ?? 0, passport('a'), 'vaksin_meningitis')
  await test.call({
    method: 'PATCH',
    url: `/api/jamaah/${jamaah}/dokumen/${body.data.id}`,
    payload: { status: 'diterima' },
    headers: await as('staf'),
  })
  const kinds = (await get(auth)).body.data?.peserta[0]?.kurang.map(({ jenis }) => jenis)
  expect(kinds).toContain('vaksin_polio')
  expect(kinds).not.toContain('vaksin_meningitis')
})

it.each(['batal', 'disimpan'])(
  'asks for nothing of a booking that is %s, and counts no days for it',
  async (status) => {
    await using test = await createTestApp()
    const { booking, link, get, pay, setStatus } = await family(test)
    const { auth } = await link(booking.id, '7890')
    await pay(booking.id, 10_000_000)
    expect((await setStatus(booking.id, status)).status).toBe(200)
    expect((await get(auth)).body.data).toMatchObject({
      status,
      dibayar: 10_000_000,
      berikutnya: null,
      sesudah: [],
      bayar: null,
      peserta: [{ kurang: [] }],
      perjalanan: { hari_lagi: null },
    })
  },
)

it('says that a down payment has come, also where no seat is left for it', async () => {
  await using test = await createTestApp()
  const { link, get, pay, addPaket, book } = await family(test)
  const { id: paket_id } = await addPaket({ sisa_pax: 1 })
  await pay((await book({ paket_id })).id, 10_000_000)
  const late = await book({ paket_id })
  await pay(late.id, 10_000_000)
  const { auth } = await link(late.id, '7890')
  expect((await get(auth)).body.data).toMatchObject({
    status: 'menunggu_dp',
    keadaan: expect.stringContaining('Uang muka Anda sudah kami terima'),
  })
})

it('takes sixty files an hour, and requests once each', async () => {
  await using test = await createTestApp()
  const { booking, link, proof, ask } = await family(test)
  const { auth } = await link(booking.id, '7890')
  await test.deps.database.db
    .insertInto('jatah_keluarga')
    .values({
      pemesanan_id: booking.id,
      mulai: test.deps.now().getTime(),
      jumlah: BERKAS_KELUARGA_SEJAM - 1,
    })
    .execute()
  expect((await proof(auth, 'satu')).status).toBe(201)
  const late = await proof(auth, 'dua')
  expect([late.status, late.headers['retry-after']]).toEqual([429, '3600'])
  test.advance(3_600_000)
  expect((await proof(auth, 'dua')).status).toBe(201)
  const asked = [await ask(auth, 'Ganti telepon'), await ask(auth, 'Ganti telepon')]
  expect(asked.map(({ status, body }) => [status, body.data.id])).toEqual([
    [201, asked[0]?.body.data.id],
    [201, asked[0]?.body.data.id],
  ])
  const rows = await test.deps.database.db.selectFrom('kiriman_keluarga').select('teks').execute()
  // Illnesses stand in what a family asks for.
  expect(rows.map(({ teks }) => teks).filter(Boolean)).toEqual([expect.stringMatching(SEALED)])
})

it('names what changed since the visit before', async () => {
  await using test = await createTestApp()
  const { booking, link, get, pay, advance, addBill } = await family(test)
  const { auth } = await link(booking.id, '7890')
  expect((await get(auth)).body.data).toMatchObject({ sejak: null, perubahan: [] })
  advance(1_800_000)
  await pay(booking.id, 10_000_000)
  await addBill(booking.id, { uraian: 'Kursi roda', jumlah: 1_000_000, alasan: 'Diminta' })
  advance(3_600_000)
  const { data } = (await get(auth)).body
  expect(data?.sejak).not.toBeNull()
  expect(data?.perubahan.map(({ teks }) => teks).toSorted()).toEqual([
    'Pembayaran Rp 10.000.000 sudah kami terima.',
    'Tagihan Kursi roda ditambahkan.',
  ])
})

it('names where the booking moved to and what became of it, and nothing of a way there and back', async () => {
  await using test = await createTestApp()
  const { booking, paket, link, get, post, pay, setStatus, addPaket, advance } = await family(test)
  await pay(booking.id, 10_000_000)
  const { auth } = await link(booking.id, '7890')
  await get(auth)
  const { id: paket_id } = await addPaket({ nama_paket: 'Umrah Juli', tanggal_keberangkatan: '2027-07-21' })
  const changes = async () => (await get(auth)).body.data?.perubahan.map(({ teks }) => teks)
  const move = async (to: number) =>
    expect((await post(`/api/pemesanan/${booking.id}/pindah`, { paket_id: to })).status).toBe(200)
  advance(3_600_000)
  await move(paket_id)
  expect(await changes()).toEqual(['Pemesanan ini pindah ke Umrah Juli, 21 Juli 2027.'])
  await move(paket.id)
  expect(await changes()).toEqual([])
  await setStatus(booking.id, 'batal')
  expect(await changes()).toEqual(['Pemesanan ini dibatalkan.'])
})

it('says which booking those who moved are in, to the same payer alone, and nothing once they are back', async () => {
  await using test = await createTestApp()
  const { booking, other, link, get, post, addPaket } = await family(test)
  const added = await post<{ data: { peserta: { id: number }[] } }>(`/api/pemesanan/${booking.id}/peserta`, {
    jenis: 'dewasa',
    kamar: 'quad',
    nama: 'Rahmawati',
  })
  const moving = added.body.data.peserta.at(-1)?.id
  const { id: paket_id } = await addPaket({ nama_paket: 'Umrah Juli', tanggal_keberangkatan: '2027-07-21' })
  const { auth } = await link(booking.id, '7890')
  const theirs = await link(other.id, '0000')
  const told = async (headers: object = auth) => (await get(headers)).body.data?.pecahan
  expect(await told()).toEqual([])
  const { body } = await post<{ data: { id: number; kode: string } }>(`/api/pemesanan/${booking.id}/pindah`, {
    paket_id,
    peserta: [moving],
  })
  const there = { kode: body.data.kode, paket: 'Umrah Juli', berangkat: '2027-07-21', peserta: ['Rahmawati'] }
  expect(await told()).toEqual([there])
  expect(await told(theirs.auth)).toEqual([])
  expect((await post(`/api/pemesanan/${booking.id}/urung`, {})).status).toBe(200)
  expect(await told()).toEqual([])
})
