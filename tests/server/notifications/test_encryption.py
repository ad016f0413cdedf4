"""What a push service is sent can be read by the browser alone, and is signed by the host."""

from __future__ import annotations

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from highlands.server.notifications.encryption import CURVE, PADDED_BYTES, VapidKey, encrypt
from tests.server.notifications.push_service import Browser, PushService, base64url, from_base64url, verified_claims


def test_the_example_of_rfc_8291_comes_out():
    private = from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    encrypted = encrypt(
        b"When I grow up, I want to be a watermelon",
        from_base64url("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        from_base64url("BTBZMqHH6r4Tts7J_aSIgg"),
        ephemeral=ec.derive_private_key(int.from_bytes(private, "big"), CURVE),
        salt=from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
        padded_to=0,
    )
    assert base64url(encrypted) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_reads_it_and_its_length_tells_nothing():
    service = PushService()
    browser = Browser(service)
    short, long = (encrypt(content, browser.p256dh, browser.auth) for content in (b"{}", b"x" * (PADDED_BYTES - 1)))
    assert len(short) == len(long)
    assert browser.decrypt(short) == b"{}"
    service._server.server_close()


@pytest.mark.parametrize("subject", ["", "https://games.example.org"])
def test_the_host_signs_for_one_push_service_alone(subject: str):
    key = VapidKey(VapidKey.new(), subject)
    claims = verified_claims(key.authorization("https://push.example.org:8443/send/abc"))
    assert (claims["aud"], claims["key"]) == ("https://push.example.org:8443", key.public)
    assert claims.get("sub", "") == subject
