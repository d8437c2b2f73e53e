import { Button } from '@mantine/core'
import { DOKUMEN_LABEL, type DokumenJenis } from '@safar/shared/people/jamaah/dokumen'
import { JAMAAH_FIELDS } from '@safar/shared/people/jamaah/jamaah-fields'
import { formatTanggal, isTanggal } from '@safar/shared/platform/format/tanggal'
import { TERSEGEL } from '@safar/shared/platform/text/mask'
import { isPartMask } from '@safar/shared/records/noun/sealed'
import { useMutation } from '@tanstack/react-query'
import { saidBy } from '../../../platform/ui/said-by.ts'
import { useFormApi, useFormValues } from '../../../records/form/form-context.ts'
import type { JamaahValues } from '../jamaah-values.ts'
import { JENIS_KELAMIN_WORDS } from '../jenis-kelamin.ts'
import classes from './dokumen.module.css'

type Name = Exclude<keyof typeof JAMAAH_FIELDS, 'vaksin'>

/** The fields that are compared with a kind of paper. */
const FACTS: Record<DokumenJenis, readonly Name[]> = {
  paspor: [
    'nama_paspor',
    'no_paspor',
    'tempat_lahir',
    'tgl_lahir',
    'jenis_kelamin',
    'tgl_terbit',
    'tgl_habis',
  ],
  pas_foto: ['nama_paspor', 'jenis_kelamin', 'tgl_lahir'],
  ktp: ['nama_ktp', 'nik', 'tempat_lahir', 'tgl_lahir', 'jenis_kelamin', 'alamat'],
  kk: ['nama_ktp', 'nik', 'tgl_lahir', 'nama_ayah', 'alamat'],
  akta_lahir: ['nama_ktp', 'tempat_lahir', 'tgl_lahir', 'nama_ayah'],
  buku_nikah: ['nama_ktp', 'tgl_lahir', 'status_nikah'],
  vaksin_meningitis: ['nama_kartu_vaksin', 'tgl_lahir', 'no_paspor'],
  vaksin_polio: ['nama_kartu_vaksin', 'tgl_lahir', 'no_paspor'],
  bpjs: ['nama_ktp', 'no_bpjs', 'tgl_lahir'],
}

/** Renders what the form says of the person, to compare with a paper; numbers are masks until a press opens one. */
export function FactsToCheck({ jenis }: { jenis: DokumenJenis }) {
  const vaksin = useFormValues((values: JamaahValues) => values.vaksin)
  const isVaksin = jenis === 'vaksin_meningitis' || jenis === 'vaksin_polio'
  return (
    <dl className={classes.facts}>
      {FACTS[jenis].map((name) => (
        <Fact key={name} name={name} jenis={jenis} />
      ))}
      {isVaksin &&
        vaksin
          .filter((row) => row.jenis !== '')
          .map((row) => (
            <div key={row.key}>
              <dt>{row.jenis}</dt>
              <dd>
                {inWords(row.tanggal)}
                {row.berlaku_sampai !== '' && `, berlaku sampai ${inWords(row.berlaku_sampai)}`}
              </dd>
            </div>
          ))}
    </dl>
  )
}

function Fact({ name, jenis }: { name: Name; jenis: DokumenJenis }) {
  const { shape, recordId } = useFormApi()
  const value = useFormValues((values: JamaahValues) => values[name])
  const { open } = shape.calls
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () =>
      open && recordId !== undefined ? open(recordId, name, `Memeriksa dokumen ${DOKUMEN_LABEL[jenis]}`) : '',
    gcTime: 0,
  })
  const field = JAMAAH_FIELDS[name]
  const isMasked =
    field.kind === 'sealed' && (value === TERSEGEL || ('shows' in field && isPartMask(field, value)))
  const label = shape.looks[name]?.label ?? name
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {data ?? (inWords(value) || <span className={classes.missing}>Belum diisi</span>)}
        {isMasked && open && data === undefined && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={isPending}
            aria-label={`Lihat ${label}`}
            onClick={() => mutate()}
          >
            Lihat
          </Button>
        )}
        {error && <span role="alert">{saidBy(error)}</span>}
      </dd>
    </div>
  )
}

function inWords(value: string): string {
  if (isTanggal(value)) return formatTanggal(value)
  return value === 'L' || value === 'P' ? JENIS_KELAMIN_WORDS[value] : value
}
