import { Button, FileButton, Group, Input } from '@mantine/core'
import type { Berkas } from '@safar/shared/files/berkas-pribadi/berkas-pribadi-client'
import type { FileField } from '@safar/shared/files/berkas-pribadi/file-field'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { download } from '../../../platform/ui/download.ts'
import { QuestionDialog } from '../../../platform/ui/question-dialog.tsx'
import { saidBy } from '../../../platform/ui/said-by.ts'
import { formatWaktuPenuh } from '../../../platform/ui/waktu.ts'
import type { FilesLook } from '../shape.ts'
import classes from './texts-field.module.css'
import { FieldError } from './use-field.tsx'

const JENIS: Record<Berkas['tipe'], { kata: string; ending: string }> = {
  'image/jpeg': { kata: 'Foto JPEG', ending: 'jpg' },
  'image/png': { kata: 'Gambar PNG', ending: 'png' },
  'application/pdf': { kata: 'PDF', ending: 'pdf' },
}

interface FilesFieldProps {
  /** The id of the record. */
  id: number
  name: string
  field: FileField
  look: FilesLook
}

/** Renders a record's private files. Uploads and removals are stored at once, apart from the form. */
export function FilesField({
  id,
  name,
  field: { takes, most },
  look: { label, hint, calls },
}: FilesFieldProps) {
  const labelId = useId()
  const client = useQueryClient()
  const queryKey = ['berkas', name, id]
  const { data: files = [], error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.list(id, { signal }),
  })
  const [removed, setRemoved] = useState<Berkas | null>(null)
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const problem = change.error ?? error
  const nameOf = ({ tipe, created_at }: Berkas) => `${JENIS[tipe].kata}, ${formatWaktuPenuh(created_at)}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second frame in its section.
    <div role="group" aria-labelledby={labelId}>
      <Input.Label id={labelId} labelElement="div">
        {label}
      </Input.Label>
      {files.length > 0 && (
        <ul className={classes.list}>
          {files.map((file) => (
            <li key={file.id}>
              {nameOf(file)}
              <Group gap={6} wrap="nowrap">
                {file.ada && (
                  <Button
                    variant="subtle"
                    size="compact-md"
                    aria-label={`Unduh ${nameOf(file)}`}
                    onClick={() =>
                      change.mutate(async () =>
                        download(await calls.open(id, file.id), `${name}-${id}.${JENIS[file.tipe].ending}`),
                      )
                    }
                  >
                    Unduh
                  </Button>
                )}
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-md"
                  aria-label={`Hapus ${nameOf(file)}`}
                  onClick={() => setRemoved(file)}
                >
                  Hapus
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      )}
      {files.length < most && (
        <FileButton
          accept={takes.join(',')}
          onChange={(file) => file && change.mutate(() => calls.add(id, file))}
        >
          {(props) => (
            <Button {...props} variant="default" size="md" loading={change.isPending}>
              Unggah berkas
            </Button>
          )}
        </FileButton>
      )}
      {problem ? (
        <Input.Error>
          <FieldError>{saidBy(problem)}</FieldError>
        </Input.Error>
      ) : null}
      {hint && <Input.Description>{hint}</Input.Description>}
      {removed && (
        <QuestionDialog
          question={{
            title: `Hapus ${label.toLowerCase()} ini?`,
            text: `${nameOf(removed)} tidak dapat dikembalikan.`,
            yes: 'Hapus',
          }}
          onNo={() => setRemoved(null)}
          onYes={() => {
            change.mutate(() => calls.remove(id, removed.id))
            setRemoved(null)
          }}
        />
      )}
    </div>
  )
}
