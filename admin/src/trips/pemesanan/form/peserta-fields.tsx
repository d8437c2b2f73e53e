import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { KAMAR } from '@safar/shared/content/paket/kamar'
import { PESERTA_JENIS } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { DayInput } from './day-input.tsx'
import classes from './form.module.css'
import { hasBed, JENIS_CHOICES, type PesertaTyped } from './peserta-typed.ts'
import { WhoField } from './who-field.tsx'

interface Props {
  /** The prefix of the fields' names, and of their errors: `peserta.0.`, or empty. */
  at: string
  value: PesertaTyped
  /** Errors by name. */
  wrong: Readonly<Record<string, string>>
  /** The kinds of room that can be chosen, each with its price where one is known. */
  rooms: readonly { value: string; label: string }[]
  onChange: (change: Partial<PesertaTyped>) => void
}

/** Renders the fields of one participant. */
export function PesertaFields({ at, value, wrong, rooms, onChange }: Props) {
  const { jenis, tanggal_lahir, kasur, kamar, teman_sekamar } = value
  const errorOf = (field: string) => wrong[`${at}${field}`]
  return (
    <div className={classes.fields}>
      <NativeSelect
        label="Jenis"
        name={`${at}jenis`}
        data={JENIS_CHOICES}
        value={jenis}
        error={errorOf('jenis')}
        onChange={({ currentTarget }) =>
          onChange({ jenis: PESERTA_JENIS.find((known) => known === currentTarget.value) ?? 'dewasa' })
        }
      />
      <div className={classes.wide}>
        <WhoField
          name={`${at}nama`}
          value={value}
          error={errorOf('nama') ?? errorOf('jamaah_id')}
          onChange={onChange}
        />
      </div>
      {jenis !== 'dewasa' && (
        <DayInput
          label="Tanggal lahir"
          name={`${at}tanggal_lahir`}
          description="Harga anak dan bayi menurut umurnya."
          value={tanggal_lahir}
          error={errorOf('tanggal_lahir')}
          onChange={(tanggal_lahir) => onChange({ tanggal_lahir })}
        />
      )}
      {hasBed(value) && (
        <NativeSelect
          label="Kamar"
          name={`${at}kamar`}
          data={[{ value: '', label: 'Pilih kamarnya' }, ...rooms]}
          value={kamar}
          error={errorOf('kamar')}
          onChange={({ currentTarget }) =>
            onChange({ kamar: KAMAR.find((known) => known === currentTarget.value) ?? '' })
          }
        />
      )}
      {jenis === 'anak' && (
        <Checkbox
          className={classes.check ?? ''}
          label="Dengan kasur sendiri"
          name={`${at}kasur`}
          checked={kasur}
          onChange={({ currentTarget }) => onChange({ kasur: currentTarget.checked })}
        />
      )}
      <TextInput
        label="Ingin sekamar dengan"
        name={`${at}teman_sekamar`}
        value={teman_sekamar}
        autoComplete="off"
        error={errorOf('teman_sekamar')}
        onChange={({ currentTarget }) => onChange({ teman_sekamar: currentTarget.value })}
      />
    </div>
  )
}
