import { Button, Group, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import {
  HUBUNGAN,
  HUBUNGAN_BUKTI,
  HUBUNGAN_BUKTI_LABEL,
  HUBUNGAN_JENIS,
} from '@safar/shared/people/jamaah/hubungan'
import {
  type Hubungan,
  type HubunganInput,
  hubunganInputSchema,
} from '@safar/shared/people/jamaah/hubungan-schema'
import { createJamaahClient } from '@safar/shared/people/jamaah/jamaah-client'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { ApiError } from '@safar/shared/platform/http/errors'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { http } from '../../../access/http.ts'
import { jamaahDaftarClient } from '../jamaah-client.ts'

const client = createJamaahClient(http)
const MOST = 5
const LONGEST = 100
/** The pause, in milliseconds, after which a search is sent. */
const TYPING_MS = 150

interface Props {
  /** The pilgrim whose relation is added. */
  id: number
  onAdded: (added: Hubungan) => void
  onClose: () => void
}

/** Renders what a relation needs: the other person, found by name, who they are to this one, and by which paper. */
export function AddHubungan({ id, onAdded, onClose }: Props) {
  const [dengan, setDengan] = useState<number | null>(null)
  const [jenis, setJenis] = useState('')
  const [bukti, setBukti] = useState('')
  const [missing, setMissing] = useState(false)
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (input: HubunganInput) => client.setHubungan(id, input),
    onSuccess: onAdded,
  })
  const save = () => {
    const read = hubunganInputSchema.safeParse({ dengan, jenis, bukti })
    setMissing(!read.success)
    if (read.data) mutate(read.data)
  }
  const refused = error instanceof ApiError ? error.errors : {}
  return (
    <Stack gap="sm" role="group" aria-label="Tambah keluarga">
      <PickJamaah
        except={id}
        chosen={dengan}
        error={refused.dengan?.join(' ') ?? (missing && dengan === null ? 'Pilih dulu orangnya' : null)}
        onChoose={(one) => {
          reset()
          setDengan(one)
        }}
      />
      <NativeSelect
        label="Hubungan"
        description="Orang itu siapanya jamaah ini"
        value={jenis}
        error={refused.jenis?.join(' ') ?? (missing && jenis === '' ? 'Pilih dulu hubungannya' : null)}
        data={[
          { value: '', label: 'Belum dipilih' },
          ...HUBUNGAN_JENIS.map((value) => ({ value, label: HUBUNGAN[value].label })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          reset()
          setJenis(value)
        }}
      />
      <NativeSelect
        label="Bukti"
        value={bukti}
        data={['' as const, ...HUBUNGAN_BUKTI].map((value) => ({
          value,
          label: HUBUNGAN_BUKTI_LABEL[value],
        }))}
        onChange={({ currentTarget: { value } }) => setBukti(value)}
      />
      {error && (
        <Text role="alert" c="var(--red)">
          {error instanceof ApiError ? error.message : 'Belum berhasil. Coba lagi.'}
        </Text>
      )}
      <Group gap="xs">
        <Button loading={isPending} onClick={save}>
          Simpan hubungan
        </Button>
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
      </Group>
    </Stack>
  )
}

interface PickProps {
  except: number
  chosen: number | null
  error: string | null
  onChoose: (id: number) => void
}

function PickJamaah({ except, chosen, error, onChoose }: PickProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const [q] = useDebouncedValue(cutText(typed.trim(), LONGEST), TYPING_MS)
  const isAsked = q.length > 1
  const { data, isError } = useQuery({
    queryKey: ['jamaah', 'pilih', q],
    queryFn: ({ signal }) =>
      jamaahDaftarClient.halaman({ q, chosen: {}, sorting: [], page: 1, per_page: MOST + 1 }, { signal }),
    enabled: isAsked,
    gcTime: 0,
  })
  const found = isAsked ? (data?.rows ?? []).filter((one) => one.id !== except).slice(0, MOST) : []
  return (
    <div>
      <TextInput
        ref={input}
        label="Cari orangnya"
        placeholder="Nama atau nomor HP"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        // Enter would save the form of the pilgrim around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Radio.Group
        mt="sm"
        label="Jamaah"
        error={error}
        value={chosen === null ? '' : String(chosen)}
        onChange={(value) => onChoose(Number(value))}
      >
        <Stack gap="xs" mt="xs">
          {found.map(({ id, nama_paspor, tgl_lahir, kabupaten }) => (
            <Radio
              key={id}
              value={String(id)}
              label={nama_paspor}
              description={[tgl_lahir && `lahir ${formatTanggalSingkat(tgl_lahir)}`, kabupaten]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Text size="sm" c="dimmed" mt="xs" role="status">
        {isError
          ? 'Jamaah belum dapat dicari. Periksa sambungan internet Anda.'
          : !isAsked
            ? 'Tulis sedikitnya dua huruf dari namanya.'
            : data && found.length === 0
              ? 'Tidak ada jamaah lain yang cocok. Tambahkan dulu datanya di daftar jamaah.'
              : (data?.total ?? 0) > MOST && 'Masih ada yang lain. Tulis lebih lengkap.'}
      </Text>
    </div>
  )
}
