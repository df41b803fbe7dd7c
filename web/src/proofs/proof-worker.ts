/** The desk in a worker, so that the page stays awake while proofs are made. */
import { carryOut, type Order } from './order';
import { ProofDesk } from './proof-desk';

const desk = new ProofDesk((count) => crypto.getRandomValues(new Uint8Array(count)));

globalThis.onmessage = ({ data }: MessageEvent<Order>) => globalThis.postMessage(carryOut(desk, data));
