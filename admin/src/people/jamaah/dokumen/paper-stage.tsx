import { DOKUMEN_LABEL } from '@safar/shared/people/jamaah/dokumen'
import type { Dokumen } from '@safar/shared/people/jamaah/dokumen-schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileStage, type View } from '../../../files/berkas/file-stage.tsx'
import { dokumenClient, dokumenQuery } from './dokumen.queries.ts'

interface Props {
  jamaah: number
  paper: Dokumen
  view: View
  onView: (view: View) => void
}

/** Renders a paper's file; whoever looks at one that was only uploaded begins to check it. */
export function PaperStage({ jamaah, paper, view, onView }: Props) {
  const client = useQueryClient()
  const { id, jenis, tipe } = paper
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['jamaah', 'dokumen', jamaah, 'berkas', id],
    async queryFn({ signal }) {
      const bytes = await dokumenClient.open(jamaah, id, signal)
      if (paper.status === 'diunggah') {
        // Others see who has it before them. Whoever decided meanwhile is first.
        await dokumenClient
          .decide(jamaah, id, { status: 'diperiksa', alasan: '', updated_at: paper.updated_at })
          .catch(() => null)
        await client.invalidateQueries({ queryKey: dokumenQuery(jamaah).queryKey, exact: true })
      }
      // Of its known type, whatever an answer says: a browser runs nothing of it.
      return new Blob([bytes], { type: tipe })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return (
    <FileStage
      label={DOKUMEN_LABEL[jenis]}
      file={data}
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
      view={view}
      onView={onView}
    />
  )
}
