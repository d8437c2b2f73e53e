import type { FormValues } from '@safar/shared/records/noun/values'
import { useState } from 'react'
import { useTitle } from '../../platform/ui/use-title.ts'
import type { Stored } from './calls.ts'
import { Editor } from './editor.tsx'
import type { EditorProps } from './editor-body.tsx'
import { formTitle } from './shape.ts'

type AddPageProps<V extends FormValues, R extends Stored> = Pick<
  EditorProps<V, R>,
  'shape' | 'clean' | 'actions' | 'notice' | 'goesTo'
>

/** Renders the page that adds a record, starting from `clean`. */
export function AddPage<V extends FormValues, R extends Stored>({ clean, ...rest }: AddPageProps<V, R>) {
  useTitle(formTitle(rest.shape, 'add'))
  const [start] = useState(clean)
  return <Editor {...rest} clean={start} />
}
