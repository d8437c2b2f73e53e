import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { createJamaahClient } from '@safar/shared/people/jamaah/jamaah-client'
import { JAMAAH_FIELDS } from '@safar/shared/people/jamaah/jamaah-fields'
import { MRZ_DIGIT_WORDS, type Mrz } from '@safar/shared/people/jamaah/mrz'
import { explainBlindSpots } from '@safar/shared/people/jamaah/mrz-blind-spots'
import { type MrzLines, mrzInputSchema } from '@safar/shared/people/jamaah/mrz-lines'
import { isSamePassportName } from '@safar/shared/people/jamaah/same-passport-name'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { ApiError } from '@safar/shared/platform/http/errors'
import type { Fields } from '@safar/shared/records/noun/field'
import { partMask } from '@safar/shared/records/noun/sealed'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { http } from '../../../access/http.ts'
import { sentence } from '../../../platform/ui/sentence.ts'
import { useFieldValue, useFormApi } from '../../../records/form/form-context.ts'
import { JENIS_KELAMIN_WORDS } from '../jenis-kelamin.ts'
import { MrzMarked } from './mrz-marked.tsx'

const client = createJamaahClient(http)
const FIELDS: Fields = JAMAAH_FIELDS
const LINES = ['baris1', 'baris2'] as const
const PLAIN = { autoComplete: 'off', autoCorrect: 'off', autoCapitalize: 'off', spellCheck: false } as const

/** Checks a passport's zone, pasted, typed or scanned with an Enter behind each line; none of it is stored. */
export function MrzCheck() {
  const [typed, setTyped] = useState<MrzLines>({ baris1: '', baris2: '' })
  const [faults, setFaults] = useState<Partial<Record<string, string[]>>>({})
  const second = useRef<HTMLInputElement>(null)
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: async (lines: MrzLines) => ({ lines, mrz: await client.mrz(lines) }),
    gcTime: 0,
  })
  const check = () => {
    const read = mrzInputSchema.safeParse(typed)
    setFaults(read.error?.flatten().fieldErrors ?? {})
    if (read.data) mutate(read.data)
  }
  const onEnter = (line: keyof MrzLines) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (line === 'baris1' && typed.baris2 === '' && typed.baris1.length < 80) second.current?.focus()
    else check()
  }
  return (
    <Stack gap="sm" mt="sm">
      {LINES.map((line, at) => (
        <TextInput
          key={line}
          {...PLAIN}
          ref={at === 1 ? second : undefined}
          label={`MRZ baris ${at + 1}`}
          value={typed[line]}
          error={faults[line]?.join(' ')}
          styles={{ input: { fontFamily: 'monospace' } }}
          onKeyDown={onEnter(line)}
          onChange={({ currentTarget: { value } }) => {
            reset()
            setFaults({})
            setTyped((now) => ({ ...now, [line]: value }))
          }}
        />
      ))}
      <Button variant="default" loading={isPending} onClick={check} style={{ alignSelf: 'flex-start' }}>
        Periksa MRZ
      </Button>
      {error && (
        <Text role="alert" c="var(--red)">
          {error instanceof ApiError ? error.message : 'Belum berhasil. Coba lagi.'}
        </Text>
      )}
      {data && <Result {...data} />}
    </Stack>
  )
}

function Result({ mrz, lines }: { mrz: Mrz; lines: MrzLines }) {
  return (
    <Stack gap="sm">
      <Text role="status" fw={640}>
        {mrz.sah ? 'Kelima digit periksa benar.' : (mrz.alasan ?? 'MRZ ini tidak sah.')}
      </Text>
      {mrz.peringatan && <Text>{mrz.peringatan}</Text>}
      <MrzMarked lines={lines} digit={mrz.digit} />
      <ul aria-label="Digit periksa">
        {mrz.digit.map(({ nama, diharapkan, terbaca, sah }) => (
          <li key={nama}>
            {sentence(MRZ_DIGIT_WORDS[nama])}: diharapkan {diharapkan}, terbaca {terbaca},{' '}
            {sah ? 'benar' : 'salah'}
          </li>
        ))}
      </ul>
      <ul aria-label="Terbaca dari MRZ">
        <Read
          path="nama_paspor"
          label="Nama di paspor"
          read={`${mrz.nama_depan} ${mrz.nama_keluarga}`.trim()}
        />
        <Read path="no_paspor" label="Nomor paspor" read={mrz.no_paspor} />
        <Read path="tgl_lahir" label="Tanggal lahir" read={mrz.tgl_lahir ?? ''} inWords={formatTanggal} />
        <Read
          path="jenis_kelamin"
          label="Jenis kelamin"
          read={mrz.jenis_kelamin ?? ''}
          inWords={(sex) => (sex === 'L' || sex === 'P' ? JENIS_KELAMIN_WORDS[sex] : sex)}
        />
        <Read path="tgl_habis" label="Berlaku sampai" read={mrz.tgl_habis ?? ''} inWords={formatTanggal} />
      </ul>
      {mrz.sah && (
        <ul aria-label="Yang tidak terlihat oleh digit periksa">
          {explainBlindSpots(lines).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

interface ReadProps {
  path: string
  label: string
  read: string
  /** Returns a value as people read it. */
  inWords?: (value: string) => string
}

/** Shows one field as read beside as typed; only a press takes it over. */
function Read({ path, label, read, inWords = (value) => value }: ReadProps) {
  const form = useFormApi()
  const typed = String(useFieldValue(path))
  const isSame = typed === read || (path === 'nama_paspor' && isSamePassportName(typed, read))
  // A stored number is a mask in the form, of which the ends alone can differ.
  const field = FIELDS[path]
  const isAlike = read !== '' && field?.kind === 'sealed' && partMask(field, read) === typed
  return (
    <li>
      <Group gap="xs">
        <span>
          {label}: terbaca {inWords(read) || 'kosong'},{' '}
          {isSame ? 'sama' : `di formulir ${inWords(typed) || 'kosong'}`}
          {isAlike && ', cocok sejauh yang terlihat'}
        </span>
        {!isSame && read !== '' && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Pakai ${label} dari MRZ`}
            onClick={() => {
              form.fill(path, read)
              form.announce(`${label} diisi dari MRZ.`)
            }}
          >
            Pakai
          </Button>
        )}
      </Group>
    </li>
  )
}
