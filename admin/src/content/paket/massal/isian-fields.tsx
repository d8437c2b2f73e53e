import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { STATUS_MASSAL } from '@safar/shared/content/paket/massal'
import type { Currency } from '@safar/shared/platform/format/rupiah'
import { STATUS_LABEL } from '@safar/shared/records/noun/states'
import { PAKET_LOOKS } from '../form/looks.ts'
import type { Isian, Masalah } from './isian.ts'
import classes from './massal.module.css'

interface Props {
  isian: Isian
  masalah: Masalah
  /** The currencies of the picked packages: a price is changed in one of them. */
  currencies: readonly Currency[]
  onChange: (part: Partial<Isian>) => void
}

const ARAH = [
  { value: '', label: 'Tidak diubah' },
  { value: 'naik', label: 'Naikkan' },
  { value: 'turun', label: 'Turunkan' },
] as const
const STATUS = [
  { value: '', label: 'Tidak diubah' },
  ...STATUS_MASSAL.map((value) => ({ value, label: STATUS_LABEL[value] })),
]
const PELUNASAN = [
  { value: '', label: 'Tidak diubah' },
  { value: 'isi', label: 'Isi' },
  { value: 'kosong', label: 'Kosongkan' },
] as const

/** Returns the choice that a field has as its value. */
function chosen<Value extends string>(choices: readonly { value: Value }[], said: string): Value | undefined {
  return choices.find(({ value }) => value === said)?.value
}

/** Renders the inputs of a bulk change. */
export function IsianFields({ isian, masalah, currencies, onChange }: Props) {
  return (
    <div className={classes.fields}>
      <NativeSelect
        label="Harga"
        data={[...ARAH]}
        value={isian.arah}
        onChange={({ currentTarget }) => onChange({ arah: chosen(ARAH, currentTarget.value) ?? '' })}
        data-autofocus
      />
      {isian.arah ? (
        <div className={classes.amount}>
          {currencies.length > 1 && (
            <NativeSelect
              label="Mata uang"
              data={[...currencies]}
              value={isian.currency}
              onChange={({ currentTarget }) =>
                onChange({
                  currency: currencies.find((each) => each === currentTarget.value) ?? isian.currency,
                })
              }
            />
          )}
          <TextInput
            label={`Sebesar (${isian.currency})`}
            placeholder={isian.currency === 'Rp' ? '500.000' : '50'}
            value={isian.jumlah}
            onChange={({ currentTarget }) => onChange({ jumlah: currentTarget.value })}
            error={masalah.jumlah}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      ) : (
        <span />
      )}
      {isian.arah && (
        <Checkbox
          className={classes.wide ?? ''}
          label="Juga harga anak dan bayi"
          description="Harga yang belum diisi atau gratis tetap begitu."
          checked={isian.anak}
          onChange={({ currentTarget }) => onChange({ anak: currentTarget.checked })}
        />
      )}
      <NativeSelect
        label={PAKET_LOOKS.status.label}
        data={STATUS}
        value={isian.status}
        onChange={({ currentTarget }) => onChange({ status: currentTarget.value })}
      />
      <span />
      <NativeSelect
        label={PAKET_LOOKS.pelunasan_hari.label}
        data={[...PELUNASAN]}
        value={isian.pelunasan}
        onChange={({ currentTarget }) =>
          onChange({ pelunasan: chosen(PELUNASAN, currentTarget.value) ?? '' })
        }
      />
      {isian.pelunasan === 'isi' && (
        <TextInput
          label="Hari sebelum berangkat"
          value={isian.hari}
          onChange={({ currentTarget }) => onChange({ hari: currentTarget.value.replace(/\D/g, '') })}
          error={masalah.hari}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </div>
  )
}
