import { drawnText } from './drawn-text.ts'

/* Boxes from which satori draws pictures with words, and the way to read their texts again. */

type DrawnStyle = Record<string, string | number>

/** An element in satori's form. */
export interface DrawnNode {
  type: string
  key: null
  props: { style?: DrawnStyle; children?: string | DrawnNode[]; [attribute: string]: unknown }
}

/** Makes a box with a text, or with other boxes. */
export const box = (style: DrawnStyle, children: string | DrawnNode[] = []): DrawnNode => ({
  type: 'div',
  key: null,
  props: {
    style: { display: 'flex', boxSizing: 'border-box', ...style },
    children: typeof children === 'string' ? drawnText(children) : children,
  },
})

/** Returns every text that is drawn, in order. */
export function drawnWords({ props: { children = [] } }: DrawnNode): string {
  if (typeof children === 'string') return children
  return children.map(drawnWords).filter(Boolean).join(' ')
}
