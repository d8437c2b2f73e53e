import { Button, Group, Text } from '@mantine/core'
import type { ListPendaftaranQuery } from '@safar/shared/people/pendaftaran/pendaftaran-client'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { IconDownload, IconPlus, IconTrash, IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useMay } from '../../access/session/session-store.ts'
import { paths } from '../../platform/paths.ts'
import { download } from '../../platform/ui/download.ts'
import { useFromList } from '../../records/list/from-list.ts'
import { pendaftaranImporClient } from './pendaftaran-impor-client.ts'

interface Props {
  query: ListPendaftaranQuery
  total: number
  onTrash: () => void
}

/** Renders the buttons of export (all results of the search as CSV, not just the page), import, and trash. */
export function CsvButton({ query, total, onTrash }: Props) {
  const isStaff = useMay('staff')
  const daftar = useFromList()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => pendaftaranImporClient.exportCsv(query),
    onSuccess: (sheet) => download(sheet, `pendaftaran-${hariIni()}.csv`),
  })
  return (
    <div>
      <Group gap={8}>
        {isStaff && (
          <Button
            variant="subtle"
            c="var(--muted)"
            size="md"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={onTrash}
          >
            Sampah
          </Button>
        )}
        {isStaff && (
          <Button
            component={Link}
            to={paths.imporPendaftaran}
            state={daftar}
            variant="subtle"
            c="var(--muted)"
            size="md"
            leftSection={<IconUpload size={18} aria-hidden />}
          >
            Impor CSV
          </Button>
        )}
        {isStaff && (
          <Button
            component={Link}
            to={paths.addPendaftaran}
            size="md"
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            Tambah pendaftaran
          </Button>
        )}
        <Button
          variant="default"
          size="md"
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={total === 0}
          loading={isPending}
          onClick={() => mutate()}
        >
          Unduh CSV
        </Button>
      </Group>
      {isError && (
        <Text size="sm" c="var(--red)" role="alert">
          CSV gagal diunduh. Coba lagi.
        </Text>
      )}
    </div>
  )
}
