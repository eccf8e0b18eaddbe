"""A bad line to a server on this machine: cut.py PORT SEED. Prints its own port.

Each connection is cut after some bytes in either direction, at a place that chance draws; what goes through comes in small pieces, late.
"""
import asyncio
import random
import sys

TARGET, CHANCE = int(sys.argv[1]), random.Random(int(sys.argv[2]))


async def pass_on(reader, writer, budget, cut):
    try:
        while data := await reader.read(CHANCE.choice([1, 100, 5000, 65536])):
            await asyncio.sleep(CHANCE.random() * 0.002)
            part = data[: budget[0]]
            budget[0] -= len(part)
            writer.write(part)
            await writer.drain()
            if budget[0] <= 0:
                break
    except OSError:
        pass
    finally:
        cut()


async def serve(reader, writer):
    to_reader, to_writer = await asyncio.open_connection("localhost", TARGET)
    # Most end while something is on its way; some live long enough.
    budget = [CHANCE.choice([500, 3000, 8000, 20000, 60000, 10**9])]

    def cut():
        writer.transport.abort()
        to_writer.transport.abort()

    await asyncio.gather(
        pass_on(reader, to_writer, budget, cut), pass_on(to_reader, writer, budget, cut)
    )


async def main():
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


asyncio.run(main())
