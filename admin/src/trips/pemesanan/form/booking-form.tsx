import { Button, Checkbox, NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import { KAMAR, kamarDitawarkan, kamarLabel } from '@safar/shared/content/paket/kamar'
import type { PaketRingkas } from '@safar/shared/content/paket/paket'
import { kursiText } from '@safar/shared/content/paket/rules'
import { hasKontak, KONTAK_MESSAGE } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { formatTanggalSingkat, hariIni } from '@safar/shared/platform/format/tanggal'
import type { CalculationRules } from '@safar/shared/settings/aturan-hitung'
import { bookingRefusal } from '@safar/shared/trips/pemesanan/bookable'
import { bookingWarnings } from '@safar/shared/trips/pemesanan/booking-warnings'
import { PEMESANAN_LIMITS, type PesertaJenis } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { type PemesananDraft, pemesananInputSchema } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pemesananPath } from '../../../platform/paths.ts'
import { QuestionDialog } from '../../../platform/ui/question-dialog.tsx'
import { useSendingKey } from '../../../platform/ui/use-sending-key.ts'
import { useWrongFields } from '../../../platform/ui/use-wrong-fields.ts'
import { perluDiperbaiki } from '../../../platform/ui/wrong-fields.ts'
import { useLeaveGuard } from '../../../records/form/save/use-leave-guard.ts'
import { BillList } from '../bill-list.tsx'
import { CICILAN_CHOICES } from '../cicilan.ts'
import { Failure } from '../failure.tsx'
import { KEBUTUHAN_HINT, KEBUTUHAN_LABEL } from '../needs.ts'
import { useBookingCall } from '../pemesanan.queries.ts'
import { pemesananClient } from '../pemesanan-client.ts'
import { PriceLines } from '../price-lines.tsx'
import { type BookingTyped, draftOf, type PesertaRow, roomOf } from './booking-typed.ts'
import classes from './form.module.css'
import { livePrice } from './live-price.ts'
import { PesertaFields } from './peserta-fields.tsx'
import { emptyPeserta, hasBed, JENIS_CHOICES, JENIS_LABEL } from './peserta-typed.ts'
import { refusedPaths, wrongPaths } from './wrong-paths.ts'

interface Props {
  start: BookingTyped
  /** The registration that it is made from; null for one made by hand. */
  pendaftaranId: number | null
  departures: readonly PaketRingkas[]
  aturan: CalculationRules | undefined
}

/** Renders the form of a new booking with its price beside it, computed as it is typed. */
export function BookingForm({ start, pendaftaranId, departures, aturan }: Props) {
  const [typed, setTyped] = useState(start)
  const { form, wrong, setWrong, mend } = useWrongFields()
  const nextKey = useRef(start.peserta.length + 1)
  const navigate = useNavigate()
  const keyFor = useSendingKey()
  const today = hariIni()
  const add = useBookingCall((input: PemesananDraft) => pemesananClient.create(input, keyFor(input)))
  const { blocker, letGo } = useLeaveGuard({ isDirty: () => typed !== start, onLogin: () => {} })
  const chosen = departures.find(({ slug }) => slug === typed.paket)
  const refused = chosen && bookingRefusal(chosen, today)
  const refusal = refused ? `${refused} Pilih yang lain.` : null
  const paket = useMemo(() => chosen && { ...chosen, ...(aturan && { aturan }) }, [chosen, aturan])
  const live = useMemo(() => livePrice(paket, typed, today), [paket, typed, today])
  const rooms = chosen ? kamarDitawarkan(chosen) : KAMAR.map((value) => ({ value, label: kamarLabel(value) }))
  const change = (part: Partial<BookingTyped>) => {
    setTyped((now) => ({ ...now, ...part }))
    const names = Object.keys(part).map((name) => FIELD[name] ?? name)
    setWrong((now) => withoutFields(now, names))
    if (add.isError) add.reset()
  }
  const changePeserta = (key: number, index: number, part: Partial<PesertaRow>) => {
    setTyped((now) => ({
      ...now,
      peserta: now.peserta.map((one) => (one.key === key ? { ...one, ...part } : one)),
    }))
    setWrong((now) =>
      withoutFields(
        now,
        Object.keys(part).map((name) => `peserta.${index}.${name}`),
      ),
    )
    if (add.isError) add.reset()
  }
  /** Chooses a departure; who has no room yet gets the one that so many fill. */
  const choosePaket = (slug: string) => {
    const room = roomOf(
      typed.peserta.filter(hasBed).length,
      departures.find((one) => one.slug === slug),
    )
    change({
      paket: slug,
      peserta: typed.peserta.map((one) => (one.kamar === '' ? { ...one, kamar: room } : one)),
    })
  }
  const addPeserta = (jenis: PesertaJenis) => {
    const kamar = typed.peserta.findLast((one) => one.kamar !== '')?.kamar ?? roomOf(1, chosen)
    const key = nextKey.current
    nextKey.current += 1
    change({ peserta: [...typed.peserta, { key, ...emptyPeserta(jenis, kamar) }] })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (add.isPending) return
    const input = draftOf(typed, pendaftaranId)
    const found = { ...live.errors, ...wrongPaths(pemesananInputSchema, input) }
    if (typed.paket === '') found.paket_id = 'Pilih keberangkatannya'
    if (refusal) found.paket_id = refusal
    if (!hasKontak(typed)) {
      found['pemesan.telepon'] ??= KONTAK_MESSAGE
      found['pemesan.email'] ??= KONTAK_MESSAGE
    }
    mend(found)
    if (Object.keys(found).length > 0) return add.reset()
    add.mutate(input, {
      onSuccess: ({ id }) => {
        letGo()
        void navigate(pemesananPath(id))
      },
      onError: (error) => mend(refusedPaths(error)),
    })
  }
  const warnings = bookingWarnings(typed.peserta, chosen?.tanggal_keberangkatan ?? '')
  // One that takes nobody, as a registration of long ago may name it, stands there until another is chosen.
  const open = departures.filter((one) => one === chosen || bookingRefusal(one, today) === null)
  const count = Object.keys(wrong).length
  const isShort = chosen !== undefined && live.seats > chosen.sisa_pax
  return (
    <form ref={form} noValidate className={classes.panes} onSubmit={submit}>
      <div className={classes.main}>
        <section className={classes.card} aria-labelledby="pemesan">
          <h2 id="pemesan">Pemesan</h2>
          <TextInput
            label="Nama"
            name="pemesan.nama"
            required
            value={typed.nama}
            error={wrong['pemesan.nama']}
            autoComplete="off"
            onChange={({ currentTarget }) => change({ nama: currentTarget.value })}
          />
          <div className={classes.fields}>
            <TextInput
              label="Telepon (WhatsApp)"
              name="pemesan.telepon"
              type="tel"
              value={typed.telepon}
              error={wrong['pemesan.telepon']}
              autoComplete="off"
              onChange={({ currentTarget }) => change({ telepon: currentTarget.value })}
            />
            <TextInput
              label="Email"
              name="pemesan.email"
              type="email"
              value={typed.email}
              error={wrong['pemesan.email']}
              autoComplete="off"
              onChange={({ currentTarget }) => change({ email: currentTarget.value })}
            />
          </div>
        </section>
        <section className={classes.card} aria-labelledby="keberangkatan">
          <h2 id="keberangkatan">Keberangkatan</h2>
          <NativeSelect
            label="Paket"
            name="paket_id"
            required
            data={[
              { value: '', label: 'Pilih keberangkatannya' },
              ...open.map(({ slug, nama_paket, tanggal_keberangkatan: hari }) => ({
                value: slug,
                label: [nama_paket, hari && formatTanggalSingkat(hari)].filter(Boolean).join(' · '),
              })),
            ]}
            description={chosen && !refusal ? kursiText(chosen, today) : undefined}
            value={chosen ? typed.paket : ''}
            error={wrong.paket_id ?? refusal}
            onChange={({ currentTarget }) => choosePaket(currentTarget.value)}
          />
          {isShort && !refusal && (
            <p className={classes.warn}>
              Perlu {live.seats} kursi, sisa {Math.max(0, chosen.sisa_pax)}. Pemesanan boleh dibuat; kursi
              baru diambil setelah uang muka masuk, bila masih ada.
            </p>
          )}
        </section>
        <section className={classes.card} aria-labelledby="orang">
          <h2 id="orang">Yang berangkat</h2>
          <ol className={classes.people}>
            {typed.peserta.map((one, index) => (
              <li key={one.key} className={classes.person}>
                <div className={classes.personHead}>
                  <h3>
                    {index + 1}. {one.nama || JENIS_LABEL[one.jenis]}
                  </h3>
                  {typed.peserta.length > 1 && (
                    <Button
                      variant="subtle"
                      size="compact-md"
                      c="var(--red)"
                      aria-label={`Hapus orang ke-${index + 1}`}
                      onClick={() => change({ peserta: typed.peserta.filter(({ key }) => key !== one.key) })}
                    >
                      Hapus
                    </Button>
                  )}
                </div>
                <PesertaFields
                  at={`peserta.${index}.`}
                  value={one}
                  wrong={wrong}
                  rooms={rooms}
                  onChange={(part) => changePeserta(one.key, index, part)}
                />
              </li>
            ))}
          </ol>
          {wrong.peserta && <Text c="var(--red)">{wrong.peserta}</Text>}
          {warnings.map((words) => (
            <p key={words} className={classes.warn}>
              {words}
            </p>
          ))}
          <div className={classes.adds}>
            {typed.peserta.length < PEMESANAN_LIMITS.peserta &&
              JENIS_CHOICES.map(({ value, label }) => (
                <Button
                  key={value}
                  variant="default"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  onClick={() => addPeserta(value)}
                >
                  {label}
                </Button>
              ))}
          </div>
        </section>
        <section className={classes.card} aria-labelledby="catatan">
          <h2 id="catatan">Cara bayar dan catatan</h2>
          <Checkbox
            label="Kamar untuk keluarga ini sendiri"
            description="Tidak ada orang lain sekamar. Kasur yang kosong ikut dibayar."
            checked={typed.kamar_sendiri}
            onChange={({ currentTarget }) => change({ kamar_sendiri: currentTarget.checked })}
          />
          <NativeSelect
            label="Cicilan"
            name="cicilan"
            data={CICILAN_CHOICES}
            value={typed.cicilan}
            error={wrong.cicilan}
            onChange={({ currentTarget }) => change({ cicilan: currentTarget.value })}
          />
          <Textarea
            label={KEBUTUHAN_LABEL}
            description={KEBUTUHAN_HINT}
            name="kebutuhan"
            autosize
            minRows={1}
            maxRows={10}
            value={typed.kebutuhan}
            error={wrong.kebutuhan}
            onChange={({ currentTarget }) => change({ kebutuhan: currentTarget.value })}
          />
          <Textarea
            label="Permintaan keluarga"
            name="catatan"
            autosize
            minRows={2}
            maxRows={10}
            value={typed.catatan}
            error={wrong.catatan}
            onChange={({ currentTarget }) => change({ catatan: currentTarget.value })}
          />
          <Textarea
            label="Catatan kantor"
            description="Hanya dibaca staf."
            name="catatan_staf"
            autosize
            minRows={2}
            maxRows={10}
            value={typed.catatan_staf}
            error={wrong.catatan_staf}
            onChange={({ currentTarget }) => change({ catatan_staf: currentTarget.value })}
          />
        </section>
      </div>
      <div className={classes.side}>
        <section className={classes.card} aria-labelledby="biaya">
          <h2 id="biaya">Biaya</h2>
          {live.harga ? (
            <>
              <PriceLines harga={live.harga} />
              <h3>Tagihan</h3>
              <BillList harga={live.harga} today={today} />
            </>
          ) : (
            <p className={classes.quiet}>
              {typed.paket === ''
                ? 'Pilih keberangkatannya dulu: biayanya langsung dihitung di sini.'
                : missingText(live.errors)}
            </p>
          )}
          <p className={classes.quiet}>Harga dibekukan saat disimpan: perubahan paket tidak mengubahnya.</p>
          {(count > 0 || add.error) && (
            <Text c="var(--red)" role="alert">
              {count > 0 ? perluDiperbaiki(count) : <Failure error={add.error} />}
            </Text>
          )}
          <Button type="submit" size="md" loading={add.isPending}>
            Simpan pemesanan
          </Button>
        </section>
      </div>
      {blocker.state === 'blocked' && (
        <QuestionDialog
          question={{
            title: 'Pemesanan belum disimpan',
            text: 'Isian ini hilang bila halaman ditinggalkan: data keluarga tidak disimpan di perangkat.',
            yes: 'Buang isian',
          }}
          onYes={() => blocker.proceed()}
          onNo={() => blocker.reset()}
        />
      )}
    </form>
  )
}

/** Says what a price still lacks, and whose it is. */
function missingText(errors: Readonly<Record<string, string>>): string {
  const [first] = Object.entries(errors)
  if (!first) return 'Lengkapi tanggal lahirnya: biayanya menurut umur.'
  const [path, message] = first
  return `Orang ke-${Number(path.split('.')[1]) + 1}: ${message}.`
}

/** The names in answers of fields that the form calls otherwise. */
const FIELD: Readonly<Record<string, string>> = {
  paket: 'paket_id',
  nama: 'pemesan.nama',
  telepon: 'pemesan.telepon',
  email: 'pemesan.email',
}
const KONTAK = ['pemesan.telepon', 'pemesan.email']

/** Returns errors without those of changed fields, and of what lies in them. One contact is enough: both clear. */
function withoutFields(wrong: Record<string, string>, names: readonly string[]): Record<string, string> {
  const gone = names.flatMap((name) => (KONTAK.includes(name) ? KONTAK : [name]))
  return Object.fromEntries(
    Object.entries(wrong).filter(([path]) =>
      gone.every((name) => path !== name && !path.startsWith(`${name}.`)),
    ),
  )
}
