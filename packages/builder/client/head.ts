/*
 * The script in the head of every page. It blocks on purpose: the mode is set before the first paint, and the search
 * opens from then on. A classic script, so it imports nothing that is a file of its own.
 */
import './mode.ts'
import './page-transitions.ts'
import { serveSearch } from './islands/search/serve-search.ts'

serveSearch(document)
