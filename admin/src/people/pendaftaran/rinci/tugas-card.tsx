import { Button, NativeSelect, Text, TextInput } from '@mantine/core'
import type { PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import { kursiText } from '@safar/shared/content/paket/rules'
import { FIXED_CHOICES, NO_CHOICE } from '@safar/shared/people/pendaftaran/form-fields'
import type { Pendaftaran, PendaftaranLengkap } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { editPath } from '@safar/shared/platform/address/admin'
import { formatTanggalHari, formatTanggalSingkat, hariIni } from '@safar/shared/platform/format/tanggal'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMay, useSession } from '../../../access/session/session-store.ts'
import { eachSafely } from '../../../platform/ui/each-safely.ts'
import { pendaftaranQueries, useUpdatePendaftaran } from '../pendaftaran.queries.ts'
import { type PendaftaranChange, StaleEdit } from '../save-beside.ts'
import { noteChanged } from '../terakhir.ts'
import { HariCepat } from './hari-cepat.tsx'
import classes from './rinci.module.css'

interface Props {
  pendaftaran: PendaftaranLengkap
  namaPaket: string
  paket: readonly PaketRingkas[]
}

/** Renders who is responsible, when the next step is due, and the departure. */
export function TugasCard({ pendaftaran, namaPaket, paket }: Props) {
  const isStaff = useMay('staff')
  return (
    <section className={`${classes.card} ${classes.berikut}`} aria-labelledby="tugas">
      <h2 id="tugas">Berikutnya</h2>
      {isStaff ? (
        <Tugas pendaftaran={pendaftaran} paket={paket} />
      ) : (
        <dl className={classes.kontak}>
          <div>
            <dt>Penanggung jawab</dt>
            <dd>{(pendaftaran.petugas_id !== null && pendaftaran.petugas) || 'Belum ada'}</dd>
          </div>
          <div>
            <dt>Hubungi lagi pada</dt>
            <dd>{pendaftaran.tindak_lanjut ? formatTanggalHari(pendaftaran.tindak_lanjut) : 'Belum ada'}</dd>
          </div>
          <div>
            <dt>Paket</dt>
            <dd>{namaPaket || NO_CHOICE}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}

/** Returns the text of the undo notice, which stays on other pages too. */
function changedText(
  change: PendaftaranChange,
  { nama, petugas, petugas_id, tindak_lanjut }: Pendaftaran,
): string {
  if (change.tindak_lanjut !== undefined)
    return tindak_lanjut
      ? `Hubungi ${nama} lagi ${formatTanggalHari(tindak_lanjut)}.`
      : `${nama} ditandai selesai.`
  if (change.petugas_id === undefined) return `Paket ${nama} diubah.`
  return petugas_id === null ? `${nama} tanpa penanggung jawab.` : `${nama} diserahkan kepada ${petugas}.`
}

/** Returns the text of the live region after a save, for whoever does not see the field change. */
function savedText(change: PendaftaranChange, tindak_lanjut: string | null): string {
  if (change.tindak_lanjut === undefined) return 'Tersimpan.'
  return tindak_lanjut
    ? `Tersimpan: hubungi lagi ${formatTanggalHari(tindak_lanjut)}.`
    : 'Tersimpan: selesai, tanpa hari berikutnya.'
}

function Tugas({ pendaftaran, paket }: Omit<Props, 'namaPaket'>) {
  const { id, nama, petugas_id, petugas, tindak_lanjut, paket_id } = pendaftaran
  const own = useSession((state) => Number(state.userInfo?.user.id ?? 0))
  const { data: people } = useQuery(pendaftaranQueries.petugas())
  const { mutate, isPending, error } = useUpdatePendaftaran(id)
  const [day, setDay] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const stale = error instanceof StaleEdit ? error.stored : null
  const save = (change: PendaftaranChange) => {
    setSaid('')
    const edit = { base: stale ?? pendaftaran, change }
    mutate(edit, {
      onSuccess: (saved) => {
        setDay(null)
        setSaid(savedText(change, saved.tindak_lanjut))
        noteChanged(edit, saved, changedText(change, saved))
      },
    })
  }
  const saveDay = (hari: string) => {
    if (hari !== (tindak_lanjut ?? '')) save({ tindak_lanjut: hari || null })
    else setDay(null)
  }
  const known = people ?? []
  const others =
    petugas_id !== null && !known.some((one) => one.id === petugas_id)
      ? [{ value: String(petugas_id), label: petugas || 'Akun yang sudah tidak ada' }]
      : []
  const chosen = paket.find((one) => one.id === paket_id)
  const setPaket = (value: string) => {
    const named = paket.find((one) => String(one.id) === value)
    save(named ? { paket_id: named.id } : { paket_id: null, paket: value })
  }
  const shown = day ?? tindak_lanjut ?? ''
  return (
    <div className={classes.isian}>
      <TextInput
        type="date"
        label="Hubungi lagi pada"
        description={shown ? formatTanggalHari(shown) : 'Belum ada harinya'}
        value={shown}
        onChange={({ currentTarget: { value } }) => setDay(value)}
        // Days are typed part by part: the value counts once the field is left.
        onBlur={({ relatedTarget }) => {
          // Moving on to one of the quick days chooses that one.
          const isOnToDay = relatedTarget instanceof Element && relatedTarget.closest(`.${classes.cepat}`)
          if (day !== null && !isOnToDay) saveDay(day)
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && day !== null) saveDay(day)
        }}
      />
      <HariCepat
        onChoose={(hari) => {
          setDay(hari)
          saveDay(hari)
        }}
      />
      {shown && (
        <Button variant="subtle" size="compact-md" onClick={() => save({ tindak_lanjut: null })}>
          Tandai selesai
        </Button>
      )}
      <NativeSelect
        label="Penanggung jawab"
        description={
          petugas_id === null && petugas ? `Dulu ${petugas}, yang tidak lagi mengerjakannya` : null
        }
        data={[
          { value: '', label: 'Belum ada' },
          ...others,
          ...known.map((one) => ({
            value: String(one.id),
            label: one.id === own ? `${one.nama} (saya)` : one.nama,
          })),
        ]}
        value={petugas_id === null ? '' : String(petugas_id)}
        onChange={({ currentTarget: { value } }) => save({ petugas_id: value === '' ? null : Number(value) })}
      />
      <NativeSelect
        label="Paket"
        description={chosen ? kursiText(chosen, hariIni()) : 'Belum memilih keberangkatan'}
        data={[
          ...(chosen ? [] : [{ value: pendaftaran.paket, label: pendaftaran.paket || NO_CHOICE }]),
          ...FIXED_CHOICES.filter((choice) => chosen || choice !== pendaftaran.paket).map((value) => ({
            value,
            label: value,
          })),
          ...eachSafely(paket, (one) => ({
            value: String(one.id),
            label: [
              one.nama_paket,
              one.tanggal_keberangkatan && formatTanggalSingkat(one.tanggal_keberangkatan),
            ]
              .filter(Boolean)
              .join(' · '),
          })),
        ]}
        value={chosen ? String(chosen.id) : pendaftaran.paket}
        onChange={({ currentTarget: { value } }) => setPaket(value)}
      />
      {chosen && (
        <Link
          className={classes.tujuan}
          to={editPath('paket', chosen.slug)}
          aria-label={`Buka paket ini: ${chosen.nama_paket}`}
        >
          Buka paket ini
        </Link>
      )}
      {/* The notice with the way back says it aloud. */}
      <Text size="sm" c="var(--muted)">
        {isPending ? 'Menyimpan…' : said}
      </Text>
      {error && (
        <Text c="var(--red)" role="alert">
          {stale
            ? `${stale.diubah_oleh || 'Orang lain'} baru saja mengubah tugas ${nama}. Periksa, lalu pilih lagi bila masih perlu.`
            : `Belum tersimpan. ${error.message}`}
        </Text>
      )}
    </div>
  )
}
