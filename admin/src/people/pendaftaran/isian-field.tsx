import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { KAMAR, kamarLabel } from '@safar/shared/content/paket/kamar'
import { BERANGKAT_CHOICES_KANTOR, petunjukIsian } from '@safar/shared/people/pendaftaran/berangkat'
import {
  type Choice,
  FORM_FIELDS,
  FORM_STEPS,
  type FormFieldName,
  fieldsOfStep,
  kamarChoices,
} from '@safar/shared/people/pendaftaran/form-fields'
import { ISIAN_LABEL } from '@safar/shared/people/pendaftaran/isian'
import { useState } from 'react'
import { DugaanEmail } from '../../platform/ui/dugaan-email.tsx'
import { hitunganTyped } from '../../records/form/fields/angka-text.ts'

const ASKED = FORM_STEPS.flatMap(fieldsOfStep)
/** The fields asked first on the phone: who somebody is and how to reach them. */
const FIRST: readonly FormFieldName[] = ['nama', 'telepon', 'email']

/** The fields of a registration in the order in which the office hears them. */
export const ISIAN = [...FIRST, ...ASKED.filter((name) => !FIRST.includes(name))]

const CHOICES: Partial<Record<FormFieldName, readonly Choice[]>> = {
  ...BERANGKAT_CHOICES_KANTOR,
  kamar: kamarChoices(KAMAR.map((value) => ({ value, label: kamarLabel(value) }))),
}

interface Props {
  name: FormFieldName
  value: string
  error: string | undefined
  onChange: (value: string) => void
  /** The options, for a field whose options vary. */
  choices?: readonly Choice[]
  /** The exclusions of the package's price, line by line. */
  tidakTermasuk?: readonly string[]
  isFirst?: boolean
}

/** Renders one field of a registration that staff add or correct. */
export function IsianField({ name, value, error, onChange, choices, tidakTermasuk = [], isFirst }: Props) {
  const { rows, type = 'text', inputmode, required } = FORM_FIELDS[name]
  // An address is asked about once whoever types it has left it.
  const [left, setLeft] = useState('')
  const list = choices ?? CHOICES[name]
  const common = {
    name,
    label: ISIAN_LABEL[name] ?? name,
    description:
      type === 'email' && left === value ? (
        <DugaanEmail typed={value} onUse={onChange} />
      ) : (
        petunjukIsian(name, tidakTermasuk) || undefined
      ),
    // A registration without a package is recorded all the same.
    required: required === true && name !== 'paket',
    value,
    error,
    'data-autofocus': isFirst || undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(name === 'jumlah_pax' ? hitunganTyped(value, currentTarget.value) : currentTarget.value),
  }
  if (list) return <NativeSelect {...common} data={[...list]} />
  if (rows) return <Textarea {...common} autosize minRows={rows} maxRows={10} />
  return (
    <TextInput
      {...common}
      type={type}
      inputMode={inputmode}
      autoComplete="off"
      onBlur={() => setLeft(value)}
    />
  )
}
