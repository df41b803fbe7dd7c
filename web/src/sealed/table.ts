/** What a sealed table shows above everything else, once its words are there. */

import { learn } from '../speech/speech.svelte';
import SealedTable from './SealedTable.svelte';

await learn('sealed');

export default SealedTable;
