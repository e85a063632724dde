"""What the server does with requests that are no good."""
import contextlib
import http.client
import random
import socket
import time
import unittest

from stand import ROOT, Studio

DOCUMENT = {"Main.storyboard": ROOT / "Examples/Conflict/Main.storyboard"}


class ServerTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.studio = Studio(DOCUMENT)
        cls.token = cls.studio.address.split("/")[3]
        cls.before = cls.studio.text("Main.storyboard")

    @classmethod
    def tearDownClass(cls):
        cls.studio.end()

    def tearDown(self):
        self.assertTrue(self.studio.isAlive())
        self.assertEqual(self.studio.request("api/documents")[0], 200)
        self.assertEqual(self.studio.text("Main.storyboard"), self.before)

    def status(self, path, headers=None, method="GET", body=None):
        connection = http.client.HTTPConnection(self.studio.host, int(self.studio.port), timeout=20)
        connection.putrequest(method, path, skip_host="Host" in (headers or {}))
        for name, value in (headers or {}).items():
            connection.putheader(name, value)
        if body is not None:
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        return answer.status, dict(answer.getheaders()), text

    def test_only_loopback(self):
        """The kernel lists the socket on 127.0.0.1 and no other address."""
        port = f":{int(self.studio.port):04X} "
        with open("/proc/net/tcp") as table:
            listening = [line.split()[1] for line in table if port in line and line.split()[3] == "0A"]
        self.assertEqual(listening, [f"0100007F{port.strip()}"])

    def test_nothing_without_the_secret(self):
        other = "y" if self.token.endswith("x") else "x"
        for path in ["/", "/index.html", "/api/documents", f"/{self.token[:-1]}{other}/", f"/{self.token}x/", f"/x/{self.token}/"]:
            self.assertEqual(self.status(path)[0], 404, path)

    def test_other_hosts_and_origins(self):
        page = f"/{self.token}/"
        self.assertEqual(self.status(page, {"Host": "evil.example"})[0], 421)
        self.assertEqual(self.status(page, {"Host": f"evil.example:{self.studio.port}"})[0], 421)
        self.assertEqual(self.status(page, {"Origin": "http://evil.example"})[0], 403)
        self.assertEqual(self.status(page + "api/documents", {"Sec-Fetch-Site": "cross-site"})[0], 403)
        self.assertEqual(self.status(page)[0], 200)

    def test_headers_keep_strangers_out(self):
        _, headers, _ = self.status(f"/{self.token}/")
        self.assertIn("default-src 'none'", headers["Content-Security-Policy"])
        self.assertNotIn("unsafe", headers["Content-Security-Policy"])
        self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
        self.assertEqual(headers["Referrer-Policy"], "no-referrer")
        self.assertNotIn("Access-Control-Allow-Origin", headers)

    def test_the_page_has_all_its_files(self):
        """Every file is served, and every module is asked for at once."""
        folder = ROOT / "Sources/Studio/Page"
        files = [str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()]
        for file in files:
            status, _, text = self.status(f"/{self.token}/{file}")
            self.assertEqual((status, text.decode()), (200, (folder / file).read_text()), file)
        page = (folder / "index.html").read_text()
        for file in files:
            if file.endswith((".js", ".css")):
                self.assertIn(f'"{file}"', page)
        self.assertNotIn("http:", page)
        self.assertNotIn("https:", page)

    def test_only_documents_of_the_paths(self):
        for file in ["/etc/passwd", "../Main.storyboard", self.studio.file("../x.storyboard"), f"{self.studio.folder}/./Main.storyboard", "", "\0", str(ROOT / "Examples/SignIn/Main.storyboard")]:
            status, answer = self.studio.request("api/layout", {"file": file, "surfaces": []})
            self.assertEqual(status, 404, file)
        for path in ["..%2f..%2fetc/passwd", "../../etc/passwd", "js/../../../etc/passwd", "js/%2e%2e/app.js", "js"]:
            self.assertEqual(self.status(f"/{self.token}/{path}")[0], 404, path)

    def send(self, *parts):
        """What comes back for bytes that may be cut off; the server may end the connection before it has all of them."""
        with socket.create_connection((self.studio.host, int(self.studio.port)), timeout=20) as connection:
            try:
                for part in parts:
                    connection.sendall(part)
            except (BrokenPipeError, ConnectionResetError):
                pass
            try:
                return connection.recv(64)
            except ConnectionResetError:
                return b""

    def memory(self):
        """Resident memory of the server, in KB."""
        with open(f"/proc/{self.studio.process.pid}/status") as status:
            return int(next(line for line in status if line.startswith("VmRSS")).split()[1])

    def test_headers_without_an_end_are_refused(self):
        """A line, a header and headers of 64 MB: the connection ends before they take memory."""
        start = f"GET /{self.token}/ HTTP/1.1\r\nHost: {self.studio.host}:{self.studio.port}\r\n".encode()
        many = b"".join(b"x%d: y\r\n" % number for number in range(20_000))
        before = self.memory()
        for parts in [[b"GET /" + b"x" * 65536] * 1024, [start, b"X: ", *[b"y" * 65536] * 1024], [start, *[many] * 256]]:
            self.assertIn(self.send(*parts)[:12], [b"HTTP/1.1 431", b""])
        self.assertEqual(self.send(start, b"x: y\r\n" * 2, b"\r\n")[:12], b"HTTP/1.1 400")
        self.assertEqual(self.send(start, b"".join(b"x%d: y\r\n" % number for number in range(101)), b"\r\n")[:12], b"HTTP/1.1 431")
        self.assertLess(self.memory() - before, 8 << 10)

    def test_connections_that_say_nothing_leave_room(self):
        """More than a browser has, all at once; those that were open before are still served."""
        address = (self.studio.host, int(self.studio.port))
        kept = http.client.HTTPConnection(*address, timeout=20)
        kept.request("GET", f"/{self.token}/icon.svg")
        self.assertEqual(kept.getresponse().read()[:4], b"<svg")
        silent = [socket.create_connection(address, timeout=20) for _ in range(400)]
        kept.request("GET", f"/{self.token}/icon.svg")
        self.assertEqual(kept.getresponse().read()[:4], b"<svg")
        kept.close()
        for connection in silent:
            connection.close()
        # The server may still refuse a connection that comes before it has seen the others end.
        end = time.monotonic() + 10
        while time.monotonic() < end:
            with contextlib.suppress(ConnectionError):
                self.studio.request("api/documents")
                break

    def test_a_length_that_is_not_told_is_refused(self):
        start = f"POST /{self.token}/api/log HTTP/1.1\r\nHost: {self.studio.host}:{self.studio.port}\r\n".encode()
        self.assertEqual(self.send(start, b"Transfer-Encoding: chunked\r\n\r\n")[:12], b"HTTP/1.1 411")

    def test_requests_may_follow_each_other_at_once(self):
        page = f"GET /{self.token}/icon.svg HTTP/1.1\r\nHost: {self.studio.host}:{self.studio.port}\r\n".encode()
        with socket.create_connection((self.studio.host, int(self.studio.port)), timeout=20) as connection:
            connection.sendall((page + b"\r\n") * 3 + page + b"Connection: close\r\n\r\n")
            answer = b""
            while part := connection.recv(65536):
                answer += part
        self.assertEqual(answer.count(b"HTTP/1.1 200 OK"), 4)
        self.assertEqual(answer.count(b"<svg"), 4)

    def test_long_bodies_are_refused(self):
        body = b'{"text":"' + b"x" * (5 << 20) + b'"}'
        try:
            status = self.status(f"/{self.token}/api/log", {"Content-Type": "application/json"}, "POST", body)[0]
        except (BrokenPipeError, ConnectionResetError):
            status = 413
        self.assertEqual(status, 413)

    def test_deep_bodies_are_refused(self):
        body = b"[" * 100000
        self.assertEqual(self.status(f"/{self.token}/api/edit", {"Content-Type": "application/json"}, "POST", body)[0], 400)

    def test_too_much_is_refused(self):
        file = self.studio.file("Main.storyboard")
        self.assertEqual(self.studio.request("api/layout", {"file": file, "surfaces": [{"device": "iPhone 16"}] * 1000})[0], 413)
        self.assertEqual(self.studio.request("api/layout", {"file": file, "surfaces": [{"device": "iPhone 16", "width": 1e300}]})[0], 400)
        self.assertEqual(self.studio.request("api/layout", {"file": file, "surfaces": [{"device": "no such"}]})[0], 400)

    def test_ten_thousand_malformed_requests(self):
        """From a fixed seed: damaged lines, headers and bodies, each on a connection of its own. None ends the server."""
        random.seed(8)
        file = self.studio.file("Main.storyboard")
        good = [
            f"GET /{self.token}/ HTTP/1.1\r\nHost: HOST\r\n\r\n",
            f"GET /{self.token}/api/document?file={file} HTTP/1.1\r\nHost: HOST\r\n\r\n",
            f"GET /{self.token}/api/inspect?file={file}&id=btn-ma-in0&surface=%7B%22device%22:%22retina4_0%22%7D HTTP/1.1\r\nHost: HOST\r\n\r\n",
            *[f"POST /{self.token}/api/{path} HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
              for path, body in [
                  ("layout", f'{{"file":"{file}","surfaces":[{{"device":"retina4_0"}}],"changes":[{{"verb":"set","object":"btn-wi-dth","values":{{"constant":"10"}}}}]}}'),
                  ("edit", f'{{"file":"{file}","version":77777,"changes":[{{"verb":"pin","objects":["btn-ma-in0"],"edges":{{"top":8}}}}]}}'),
                  ("log", '{"text":"Unable to simultaneously satisfy constraints."}'),
              ]],
        ]
        host = f"{self.studio.host}:{self.studio.port}"
        answered = 0
        for number in range(10_000):
            data = self.damaged(random.choice(good).replace("HOST", host).encode())
            with socket.create_connection((self.studio.host, int(self.studio.port)), timeout=20) as connection:
                try:
                    connection.sendall(data)
                    connection.shutdown(socket.SHUT_WR)
                    if connection.recv(64):
                        answered += 1
                except (BrokenPipeError, ConnectionResetError):
                    pass
            if number % 1000 == 0:
                self.assertTrue(self.studio.isAlive(), number)
        self.assertGreater(answered, 1000)

    @staticmethod
    def damaged(data):
        data = bytearray(data)
        for _ in range(random.randint(1, 4)):
            place = random.randrange(len(data)) if data else 0
            kind = random.randrange(6)
            if kind == 0:
                del data[place:place + random.randint(1, 30)]
            elif kind == 1:
                data[place:place] = random.randbytes(random.randint(1, 20))
            elif kind == 2 and data:
                data[place] = random.randrange(256)
            elif kind == 3:
                data[place:place] = random.choice([b"\r\n", b"\0", b"%", b"%2e%2e/", b"\"", b"{", b"[", b"1e999", b"-1", b"null", b"\xff\xfe", "🦊".encode()])
            elif kind == 4:
                data[place:place] = bytes(data[:random.randint(1, 60)])
            else:
                data = data[:place]
        # A length that the body never reaches would wait for the end of the connection, which comes.
        return bytes(data)


if __name__ == "__main__":
    unittest.main()
