import { Button, Group, Text } from '@mantine/core'
import type { FormValues } from '@safar/shared/records/noun/values'
import type { AktivitasJenis } from '@safar/shared/records/riwayat/aktivitas-aksi'
import type { Riwayat } from '@safar/shared/records/riwayat/riwayat'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react'
import type { Stored } from '../../records/form/calls.ts'
import { Compared } from '../../records/form/compare/compared.tsx'
import { RestoreDialog } from '../../records/form/riwayat/restore-dialog.tsx'
import type { FormShape } from '../../records/form/shape.ts'
import classes from './aktivitas.module.css'
import { aktivitasKey } from './aktivitas.queries.ts'
import { revisiQuery } from './revisi.ts'

interface Asked {
  id: number
  /** The moment of the action, ISO 8601 in UTC. */
  waktu: string
}

/** Loads lazily the form shape that names a noun's fields, when the first row of that noun is unfolded. */
function isiOf<R extends Stored>(
  load: () => Promise<FormShape<FormValues, R>>,
): LazyExoticComponent<ComponentType<Asked>> {
  return lazy(async () => {
    const shape = await load()
    return { default: (asked: Asked) => <Isi shape={shape} {...asked} /> }
  })
}

const ISI: Partial<Record<AktivitasJenis, LazyExoticComponent<ComponentType<Asked>>>> = {
  paket: isiOf(async () => (await import('../../content/paket/form/paket-form.ts')).PAKET_FORM),
  artikel: isiOf(async () => (await import('../../content/artikel/form/artikel-form.ts')).ARTIKEL_FORM),
  layanan: isiOf(async () => (await import('../../content/layanan/form/layanan-form.ts')).LAYANAN_FORM),
  pembimbing: isiOf(
    async () => (await import('../../content/pembimbing/form/pembimbing-form.ts')).PEMBIMBING_FORM,
  ),
  tanya: isiOf(async () => (await import('../../content/tanya/form/tanya-form.ts')).TANYA_FORM),
  galeri: isiOf(async () => (await import('../../content/galeri/form/galeri-form.ts')).GALERI_FORM),
  spanduk: isiOf(async () => (await import('../../content/spanduk/form/spanduk-form.ts')).SPANDUK_FORM),
  jamaah: isiOf(async () => (await import('../../people/jamaah/form/jamaah-form.ts')).JAMAAH_FORM),
  testimoni: isiOf(
    async () => (await import('../../content/testimoni/form/testimoni-form.ts')).TESTIMONI_FORM,
  ),
}

/** Renders what a change made of a record, field by field, with a way to restore the version before. */
export function Perbedaan({ jenis, ...asked }: Asked & { jenis: AktivitasJenis }) {
  const Found = ISI[jenis]
  return <Suspense fallback={<Memuat />}>{Found && <Found {...asked} />}</Suspense>
}

const Memuat = () => (
  <Text size="sm" c="var(--muted)" role="status">
    Memuat perbedaan…
  </Text>
)

function Isi<R extends Stored>({ shape, id, waktu }: Asked & { shape: FormShape<FormValues, R> }) {
  const { data, isError, refetch } = useQuery(revisiQuery(shape, id, waktu))
  if (isError)
    return (
      <Group gap={12} role="alert">
        <Text size="sm">Riwayatnya tidak dapat dimuat, atau sudah dihapus.</Text>
        <Button variant="default" size="compact-md" onClick={() => void refetch()}>
          Coba lagi
        </Button>
      </Group>
    )
  if (!data) return <Memuat />
  const { ini, sebelum, terbaru } = data
  if (!ini)
    return (
      <Text size="sm">
        Perubahan ini tersimpan bersama perubahan berikutnya, atau riwayatnya sudah dihapus.
      </Text>
    )
  if (!sebelum || !terbaru) return <Text size="sm">Tidak ada versi sebelumnya untuk dibandingkan.</Text>
  return <Beda shape={shape} id={id} ini={ini} sebelum={sebelum} terbaru={terbaru} />
}

interface BedaProps<R extends Stored> {
  shape: FormShape<FormValues, R>
  id: number
  ini: Riwayat
  sebelum: Riwayat
  terbaru: Riwayat
}

function Beda<R extends Stored>({ shape, id, ini, sebelum, terbaru }: BedaProps<R>) {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  return (
    <Compared shape={shape} id={id} from={sebelum.id} to={ini.id} before="Sebelumnya" after="Menjadi">
      <Button
        className={classes.back ?? ''}
        variant="subtle"
        size="compact-md"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Kembalikan
      </Button>
      <Text size="sm" role="status">
        {said}
      </Text>
      {isAsking && (
        <RestoreDialog
          shape={shape}
          id={id}
          entry={sebelum}
          newest={terbaru}
          onClose={() => setAsking(false)}
          onRestored={(pesan) => {
            setAsking(false)
            setSaid(['Dikembalikan ke sebelum perubahan ini.', pesan].filter(Boolean).join(' '))
            void queryClient.invalidateQueries({ queryKey: aktivitasKey })
          }}
        />
      )}
    </Compared>
  )
}
