// A bot that plays at a Highlands server over the network, in plain Node 22 (or 20 with --experimental-websocket): see
// docs/protocol.md.
//   node bot.mjs KEY_FILE LINK   takes the seat of an invitation's link
//   node bot.mjs KEY_FILE SERVER GAME   waits in the lobby until somebody chooses it
import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const NAME = "example in JavaScript";
const PROTOCOL = 2;

/** The bot: claims what can be claimed, else lays its last card. `state.view` has all that it may know. */
function choose(state) {
  return state.moves.find((move) => move.startsWith("claim")) ?? state.moves.at(-1);
}

const [keyFile, place, game] = process.argv.slice(2);
const { origin, pathname, hash } = new URL(place);
const newSecret = () => randomBytes(24).toString("base64url");
if (!existsSync(keyFile)) writeFileSync(keyFile, JSON.stringify({ key: newSecret() }), { mode: 0o600 });
const { key } = JSON.parse(readFileSync(keyFile, "utf8"));

/** The answer to an HTTP request; what is refused has a reason. */
async function call(path, secret, body) {
  const headers = { "content-type": "application/json", ...(secret && { authorization: `Bearer ${secret}` }) };
  const answer = await fetch(origin + path, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
  const content = await answer.json();
  if (!answer.ok) throw new Error(content.english);
  return content;
}

/** A WebSocket that sends its handshake first, and hands each message on. */
function open(path, handshake, onMessage, onClose) {
  const socket = new WebSocket(origin.replace("http", "ws") + path);
  const send = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  const pinging = setInterval(() => send({ type: "ping" }), 30_000);
  socket.onopen = () => send(handshake);
  socket.onmessage = ({ data }) => onMessage(JSON.parse(data), send, () => socket.close());
  socket.onerror = () => {}; // it is closed next
  socket.onclose = ({ code }) => {
    clearInterval(pinging);
    onClose(code);
  };
}

/** The table with somebody who has chosen this bot in the lobby, and the invitation to the seat there. */
function waitInLobby() {
  const invitation = newSecret();
  const seek = { type: "seek", game, options: {}, time_control: { kind: "unlimited" }, name: NAME, invitation };
  return new Promise((resolve, reject) => {
    const onMessage = (message, send, close) => {
      if (message.type === "lobby") send(seek);
      if (message.type === "rejection") reject(new Error(message.english));
      if (message.type === "paired") {
        resolve([message.table, invitation]);
        close();
      }
    };
    open("/api/lobby/live", { type: "watch-lobby", protocol: PROTOCOL, player: key }, onMessage, () =>
      reject(new Error("the connection to the lobby was lost")),
    );
  });
}

await call("/api/players", null, { key, name: NAME, is_bot: true });
const [table, invitation] = game ? await waitInLobby() : [pathname.split("/")[2], hash.replace("#invite-", "")];

// Take the seat: a secret for it, and a commitment to our share of the deal.
const [secret, share] = [newSecret(), randomBytes(32)];
const { seat } = await call(`/api/tables/${table}/invitation`, invitation);
const commitment = createHash("sha256").update(`highlands share ${table} ${seat} `).update(share).digest("hex");
await call(`/api/tables/${table}/claim`, invitation, { secret, name: NAME, commitment, player: key });

let asked = -1; // the version for which a move was sent on this connection

/** Do what a state asks of us. */
function act(state, send, close) {
  const everybodySits = state.seats.every((one) => one.bot !== null || one.commitment !== null);
  if (!state.started && everybodySits && state.seats[seat].share === null)
    call(`/api/tables/${table}/reveal`, secret, { share: share.toString("hex") }).catch((error) => console.error(error));
  if (state.proposal && !state.proposal.accepted.includes(seat))
    send({ type: "answer-proposal", version: state.version, accept: false });
  if (state.moves.length && state.version !== asked) {
    asked = state.version;
    send({ type: "move", version: state.version, text: choose(state) });
  }
  if (state.end) {
    console.log(JSON.stringify(state.end));
    close();
  }
}

/** Play; after a lost connection the first state says all, and a move that was made is not made again. */
function play(delay) {
  let isOver = false;
  const onMessage = (message, send, close) => {
    if (message.type === "rejection") console.error(message.english);
    if (message.type !== "state") return;
    delay = 200;
    isOver = message.end !== null;
    act(message, send, close);
  };
  asked = -1;
  open(`/api/tables/${table}/live`, { type: "join", protocol: PROTOCOL, secret }, onMessage, (code) => {
    if (!isOver && code !== 4004) setTimeout(() => play(Math.min(2 * delay, 5000)), delay);
  });
}
play(200);
